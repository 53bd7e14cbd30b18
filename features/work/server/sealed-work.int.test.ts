// spec: security#encryption-at-rest, security#sealed-later
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openKeyRing } from '#adapters/secrets/key-ring.ts'
import { addKeyVersion } from '#adapters/secrets/key-versions.ts'
import { countClearTexts } from '#adapters/secrets/seal-clear-texts.ts'
import { keyedColumns } from '#testing/test-server.ts'
import { openTestApp, testMasterKey } from '#testing/test-app.ts'
import { findClearTexts } from '#testing/test-clear-texts.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { openText } from '#features/firm/server/keys/sealed-text.ts'
import { readStaffNotices } from '#features/notifications/server/staff/read-staff-notices.ts'
import { listNotes } from './notes.store.ts'
import { noteContext } from './sealed-work.ts'

const app = openTestApp()
const caseId = app.demoData.cases.mei
let attorney: StaffClient
let paralegal: StaffClient
beforeAll(async () => {
  ;[attorney, paralegal] = [await openStaff(app, { role: 'attorney' }), await openStaff(app)]
})

const addNote = operation`addCaseNote { note { id version } }`
const changeNote = operation`changeCaseNote { note { text } }`
const addTask = operation`addCaseTask { task { id version } }`
const changeTask = operation`changeCaseTask { task { title } }`

test('notes and tasks are in no table in clear, neither new, changed, assigned nor listed in the activity', async () => {
  const { staffId } = paralegal.viewer
  const { note } = await attorney.run<Answer>(addNote, { caseId, key: newId(), text: 'Zebra one' })
  await attorney.run(changeNote, { noteId: note.id, version: note.version, text: 'Zebra two' })
  const task = { title: 'Zebra three', assigneeId: staffId }
  const added = await attorney.run<Answer>(addTask, { caseId, key: newId(), task })
  const { id: taskId, version } = added.task
  await attorney.run(changeTask, { taskId, version, task: { ...task, title: 'Zebra four' } })
  expect(await findClearTexts(app, 'Zebra')).toEqual([])
  expect(await readNotes()).toContain('Zebra two')
  expect(await readTitles()).toContain('Zebra four')
  const { notices } = await readStaffNotices(app.deps, paralegal.viewer, undefined)
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('Zebra three')])
  const { events } = await attorney.run<Answer>(
    'query ($caseId: ID!) { caseEvents(caseId: $caseId) { events { kind subject } } }',
    { caseId },
  )
  expect(events).toContainEqual({ kind: 'TASK_ADDED', subject: 'Zebra four' })
})

// The job looks for clear texts again only after a while, so the first test is the first run.
describe('the job', { shuffle: false }, () => {
  test('texts from before are read, and sealed by the job, once', async () => {
    await insertClear('Okapi')
    expect(await readNotes()).toContain('Okapi')
    expect(await readTitles()).toContain('Okapi')
    expect(await findClearTexts(app, 'Okapi')).toEqual(['public.case_note', 'public.case_task'])
    expect(await countClearTexts(app.owner.db, keyedColumns)).toBe(2)
    await app.deps.renewKeyedValues()
    expect(await findClearTexts(app, 'Okapi')).toEqual([])
    expect(await countClearTexts(app.owner.db, keyedColumns)).toBe(0)
    expect(await readNotes()).toContain('Okapi')
    expect(await readTitles()).toContain('Okapi')
    await app.deps.renewKeyedValues()
  })

  test('a new key of the firm reads what the old one sealed, which is made again', async () => {
    const texts = [...(await readNotes()), ...(await readTitles())]
    const masterKey = Buffer.from(testMasterKey, 'base64')
    const ring = await openKeyRing(app.owner, masterKey, { isNew: false })
    if (!ring) throw new Error('Another master key')
    await addKeyVersion(app.owner, masterKey, keyedColumns, {
      name: 'wrap/firm-key',
      delaySeconds: 0,
    })
    const { firmId } = attorney.viewer
    const readSealed = async () => {
      const notes = await listNotes(app.owner.db, { firmId, caseId })
      return notes.map(({ textSealed }) => Buffer.from(textSealed ?? []).toString('hex'))
    }
    const before = await readSealed()
    await expect
      .poll(async () => {
        await app.deps.renewKeyedValues()
        return (await readSealed()).filter((sealed) => before.includes(sealed))
      })
      .toEqual([])
    expect([...(await readNotes()), ...(await readTitles())]).toEqual(texts)
  })
})

test('a text does not open as that of another row', async () => {
  const { firmId } = attorney.viewer
  for (const text of ['Ibis', 'Heron']) await attorney.run(addNote, { caseId, key: newId(), text })
  const [first, second] = await listNotes(app.owner.db, { firmId, caseId })
  if (!first || !second) throw new Error('The case has too few notes')
  const open = () =>
    openText(app.deps, first, noteContext(second), { sealed: first.textSealed, clear: null })
  expect(open).toThrow()
})

test('a row has exactly one of the two', async () => {
  for (const change of ["text = 'both'", 'text_sealed = null'])
    await expect(sql.raw(`update case_note set ${change}`).execute(app.owner.db)).rejects.toThrow(
      'case_note_one_text',
    )
})

const newId = () => app.deps.ids.rowId()
const readNotes = async () =>
  (
    await attorney.run<Answer>('query ($caseId: ID!) { caseNotes(caseId: $caseId) { text } }', {
      caseId,
    })
  ).map(({ text }: Answer) => text)
const readTitles = async () =>
  (
    await attorney.run<Answer>('query ($caseId: ID!) { caseTasks(caseId: $caseId) { title } }', {
      caseId,
    })
  ).map(({ title }: Answer) => title)

/** Rows as a program of before stored them. */
async function insertClear(text: string): Promise<void> {
  const { firmId, staffId } = attorney.viewer
  await sql`
    insert into case_note (firm_id, id, case_id, author_id, text)
    values (${firmId}, ${newId()}, ${caseId}, ${staffId}, ${text})`.execute(app.owner.db)
  await sql`
    insert into case_task (firm_id, id, case_id, title)
    values (${firmId}, ${newId()}, ${caseId}, ${text})`.execute(app.owner.db)
}
