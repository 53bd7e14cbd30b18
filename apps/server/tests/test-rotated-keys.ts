import { type Browser, productionSettings, testMasterKey, type TestApp } from '#testing/test-app.ts'
import type { Saves } from '#features/questionnaire/server/save/test-saves.ts'
import { beforeAll, expect } from 'vitest'
import { keyNames, keys } from '#adapters/secrets/key-names.ts'
import { silentLog } from '#database/test-database.ts'
import { answerText } from '#features/notifications/server/answer-text.ts'
import { takesTexts } from '#features/notifications/server/takes-texts.ts'
import { ids, masked, numbers } from '#features/questionnaire/server/save/test-secrets.ts'
import { createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import { runKeysCommand, type KeysCall } from '../firm/installation/keys.ts'
import { readSettings } from '../settings.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'

export const stoppedNumber = '2125550177'

export const ssn = '900551002'

export const rotated = keyNames.filter((name) => keys[name] !== 'fixed')

/** Values under each key, and work that must go on while the keys change. */
export function rotatedKeysOf(app: TestApp, marcus: Browser, saves: Saves, folder: string) {
  let person: TestPerson
  let documentId: string

  beforeAll(async () => {
    person = await createPerson(app)
    await saves.save(marcus, { ...ids, data: numbers })
    documentId = await upload()
    await app.deps.database.transact((tx) => app.deps.keepSsn(tx, accountId(), ssn))
    await answerText(app.deps, { id: 'SM1', from: stoppedNumber, body: 'STOP', isAnswered: true })
  })

  const accountId = () => app.demoData.accounts.marcus

  async function upload(): Promise<string> {
    const { whitfield: caseId } = app.demoData.cases
    const categoryId = await readCategory(app, caseId, 'income.w2-1099', 1)
    return mustUpload(marcus, { caseId, categoryId }, 'W-2.pdf', pdf())
  }

  async function run(command: string, ...operands: readonly string[]): Promise<string> {
    const settings = readSettings({
      ...productionSettings,
      DATA_DIR: folder,
      DATABASE_URL: app.databaseUrl,
      MASTER_KEY: testMasterKey,
    })
    const call: KeysCall = { command, operands, values: { reason: 'Yearly' }, delaySeconds: 0 }
    return runKeysCommand(settings, silentLog, call)
  }

  /** The stored values of each key and version, as an operator sees them. */
  async function readCounts(): Promise<ReadonlyMap<string, number>> {
    const rows = (await run('keys:status')).split('\n').slice(1)
    return new Map(
      rows.flatMap((row) => {
        const [name = '', version = '', ...rest] = row.trim().split(/ {2,}/)
        const values = rest.at(-1) ?? ''
        return /^\d+$/.test(values) ? [[`${name} ${version}`, Number(values)]] : []
      }),
    )
  }

  async function readAnswer() {
    return saves.read(marcus, ids.section, ids.key)
  }

  /** What must always work, whatever happens to the keys. */
  async function workOnce(): Promise<void> {
    expect(await readAnswer()).toMatchObject(masked)
    const saved = await saves.save(marcus, { ...ids, data: masked })
    expect(saved).toMatchObject({ success: true })
    const answer = await marcus.get(`/file/download/${documentId}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(pdf())
    await expect(person.browser.identify()).resolves.toMatchObject({ kind: 'staff' })
    expect(await takesTexts(app.deps, app.deps.database.db, stoppedNumber)).toBe(false)
    expect(await app.deps.ssnOfAccount(app.deps.database.db, accountId())).toBe(ssn)
  }
  /** Made before the tests. */
  const given = {
    get person() {
      return person
    },
    get documentId() {
      return documentId
    },
  }
  return { given, accountId, run, readCounts, readAnswer, workOnce }
}
