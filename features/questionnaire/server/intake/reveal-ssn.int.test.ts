// spec: intake#numbers
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { savesOf } from '../save/test-saves.ts'
import { readerOf } from './test-intakes.ts'

const app = openTestApp()
const staff = aParalegal(app)
const caseId = app.demoData.cases.rosa
const saves = savesOf(app, caseId)
const reveal = operation`revealSsn { success errorCode kind number }`
const readEvents = operation`caseEvents { events { kind actor subject reason } }`
const section = 'personalInformation'

let rosa: string

beforeAll(async () => {
  const { debtors } = await readerOf(staff, caseId).readIntake()
  rosa = debtors[0].participantId
})

describe('the number of a client', () => {
  test('is absent at first, then that of the account, and then the one of the answer', async () => {
    expect(await ask()).toMatchObject({ errorCode: 'questionnaire.no-number', number: null })
    const { rosa: account } = app.demoData.accounts
    await app.deps.database.transact((tx) => app.deps.keepSsn(tx, account, '321549876'))
    expect(await ask()).toMatchObject({ kind: 'SSN', number: '321549876' })
    await answer({ taxIdKind: 'ssn', ssn: '123456789', usedOtherNumber: 'no', hasEin: 'no' })
    expect(await ask()).toEqual({
      ...{ success: true, errorCode: null, kind: 'SSN', number: '123456789' },
    })
    await answer({ taxIdKind: 'itin', itin: '912345678', usedOtherNumber: 'no', hasEin: 'no' })
    expect(await ask()).toMatchObject({ kind: 'ITIN', number: '912345678' })
    const { debtors } = await readerOf(staff, caseId).readIntake()
    expect(debtors).toMatchObject([{ numberKind: 'ITIN', lastFour: '5678' }])
  })

  test('is in the activity of the case with person, client and reason', async () => {
    await ask({ reason: '  Court asked\nfor it  ' })
    const { events } = await staff.run<Answer>(readEvents, { caseId })
    expect(events[0]).toEqual({
      ...{ kind: 'SSN_REVEALED', actor: expect.stringMatching(/Santos$/), subject: 'Rosa Delgado' },
      reason: 'Court asked for it',
    })
  })
})

describe('is refused, without an entry in the audit,', () => {
  test.each([
    ['', 'questionnaire.reason-length'],
    [' ab ', 'questionnaire.reason-length'],
    ['x'.repeat(201), 'questionnaire.reason-length'],
  ] as const)('for the reason "%s"', async (reason, errorCode) => {
    const before = await countEntries()
    expect(await ask({ reason })).toMatchObject({ success: false, errorCode, number: null })
    expect(await countEntries()).toBe(before)
  })

  test('without a fresh proof', async () => {
    const before = await countEntries()
    const old = await openStaff(app, { hasOldProof: true })
    expect(await ask({}, old)).toMatchObject({ errorCode: 'staff.step-up', number: null })
    expect(await countEntries()).toBe(before)
  })

  test('for a person of another case, of another firm, and an unknown one', async () => {
    const before = await countEntries()
    const fresh = await openStaff(app)
    const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
    const others = await sql<{ id: string }>`
      select id from participant where case_id = ${app.demoData.cases.mei}`.execute(app.owner.db)
    for (const [input, client] of [
      [{ participantId: others.rows[0]?.id }, fresh],
      [{ participantId: app.deps.ids.rowId() }, fresh],
      [{ participantId: 'nonsense' }, fresh],
      [{}, northgate],
      [{ caseId: 'nonsense' }, northgate],
    ] as const)
      expect(await ask(input, client)).toMatchObject({
        ...{ errorCode: 'clients.no-such-case', number: null },
      })
    expect(await countEntries()).toBe(before)
  })

  test('after 60 numbers in an hour', async () => {
    const fresh = await openStaff(app, { role: 'attorney' })
    for (let index = 0; index < 60; index += 1)
      expect(await ask({}, fresh)).toMatchObject({ success: true })
    expect(await ask({}, fresh)).toMatchObject({ errorCode: 'questionnaire.shown-often' })
  })
})

const ask = (input: object = {}, client = staff) =>
  client.run<Answer>(reveal, { caseId, participantId: rosa, reason: 'Form 121', ...input })
const countEntries = async () =>
  (
    await app.row(sql<{ n: number }>`
      select count(*)::int as n from audit where event = 'client.ssn-revealed'`)
  )?.n ?? 0

async function answer(data: object): Promise<void> {
  const browser = app.browser()
  browser.tokens = await app.readTokens(app.demoData.accounts.rosa)
  await saves.save(browser, { section, key: 'taxIds_d1', data: JSON.stringify(data) })
}
