import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { forgetOldLookUps } from '../clean-up.ts'
import {
  addSpouse,
  aloneWithCase,
  createAccount,
  knownSsn,
  lookUp,
  placeNew,
  quote,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

let app: TestApp
let couple: TakersOfCase
let nora: Who

const waited: number[] = []

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.deps, {
    notBefore: (_: number, milliseconds: number) => Promise.resolve(void waited.push(milliseconds)),
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
  await sql`update office set unit_key = 'unit-test' where firm_id = ${couple.firmId}`.execute(
    app.deps.database.db,
  )
})

const failure = {
  success: false,
  errorMessage: 'Error occurred while looking up order',
  orderStatus: 8,
  orderStep: 'CourseOrderFailed',
  hasPlaced: false,
}

async function progressRow() {
  const { rows } = await sql<{
    sealed: Uint8Array | null
    userKey: string | null
  }>`select lookup_sealed as sealed, user_key as "userKey" from course_progress where case_id = ${couple.caseId} and debtor = 1`.execute(
    app.deps.database.db,
  )
  return rows[0]
}

/** Counts the attorney's emails with this subject. */
async function firmMails(subject: string): Promise<number> {
  await app.lastMessage('dana.reyes@hollisreyes.example')
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject like ${`%${subject}%`}`.execute(
    app.deps.database.db,
  )
  return rows[0]?.times ?? 0
}

test('asks for an account if the number is unknown', async () => {
  const answer = await lookUp(app, nora, unknownSsn())
  expect(answer).toMatchObject({
    success: true,
    errorMessage: null,
    orderStatus: 1,
    orderStep: 'CreateAccount',
    hasPlaced: false,
  })
  expect(answer.whole).toMatchObject({
    organizationalUnitIdKey: 'unit-test',
    existingDudiUserIdKey: null,
    isDebtor1: true,
    secondCourseOrderStep: 'UserVerification',
    hasPlacedSecondCourseOrderStatus: 0,
  })
})

test('asks for the spouse on a joint case and for a choice on a single one, if the user exists', async () => {
  const answer = await lookUp(app, nora)
  expect(answer).toMatchObject({
    success: true,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(answer.whole.existingDudiUserIdKey).toEqual((await progressRow())?.userKey)
  expect(answer.whole.existingDudiUserIdKey).toEqual(expect.any(String))
  expect(await lookUp(app, who(await aloneWithCase(app)))).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
})

test.each([
  ['900-55-1002', 'Course Started'],
  ['900551009', 'Complete'],
  [' 900-55-1010 ', 'Registration'],
])('finds one order under %s and shows its state', async (ssn, label) => {
  const answer = await lookUp(app, nora, ssn)
  expect(answer).toMatchObject({
    success: true,
    orderStatus: 1,
    orderStep: 'LookupFoundCourse',
    hasPlaced: false,
  })
  expect(answer.whole).toMatchObject({
    firstCourseOrderStatusMessage: label,
    secondCourseOrderStatusMessage: null,
    orderItemSourceTypeId: 3,
  })
})

test('labels a phone course that waits for registration in the long form, for both statuses', async () => {
  const { courseProvider } = app.deps
  const item = { itemKey: 'by-phone', providerId: 176, method: 2, status: 2 } as const
  const order = {
    orderKey: 'k',
    consumerOrderId: 'c',
    isJoint: false,
    payment: 1,
    persons: [{ personKey: 'p', isApplicant: true }],
    item,
    products: [],
  } as const
  Object.assign(app.deps, {
    courseProvider: {
      ...courseProvider,
      lookUp: () => Promise.resolve({ kind: 'found', userKey: null, order }),
    },
  })
  const answer = await lookUp(app, nora).finally(() => Object.assign(app.deps, { courseProvider }))
  expect(answer.whole).toMatchObject({ firstCourseOrderStatusMessage: 'Pending Registration' })
})

test.each([
  ['900-55-1003', 3, 'Several orders'],
  ['900-55-1004', 4, 'different last name'],
  ['900-55-1005', 5, 'no user'],
  ['900-55-1006', 6, 'does not know'],
])('stops at %s and notifies the firm', async (ssn, orderStatus, subject) => {
  const before = await firmMails(subject)
  expect(await lookUp(app, nora, ssn)).toMatchObject({
    success: false,
    errorMessage: 'Please contact your attorney for support in resolving this error.',
    orderStatus,
    orderStep: 'CourseOrderFailed',
  })
  expect(await firmMails(subject)).toBe(before + 1)
  // Only the firm's reset ends this state.
  expect(await lookUp(app, nora)).toMatchObject({
    success: false,
    orderStatus,
    orderStep: 'CourseOrderFailed',
  })
})

test('notifies the firm of an office that the order service does not know', async () => {
  await sql`update office set unit_key = null where firm_id = ${couple.firmId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora)).toMatchObject({ success: false, orderStatus: 6 })
})

test('returns the same delayed failure for an outage, a timeout, and a wrong or missing name or number', async () => {
  waited.length = 0
  await sql`update account set ssn_sealed = ${app.deps.secrets.seal('account-ssn', '900551007', couple.debtor1.accountId)} where id = ${couple.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora, '900-55-1007')).toMatchObject(failure)
  expect(await lookUp(app, nora, 'XXX-XX-XXXX', 'Somebody')).toMatchObject(failure)
  expect(await lookUp(app, nora, '900-55-4322')).toMatchObject(failure)
  expect(await lookUp(app, nora, '12-34')).toMatchObject(failure)
  const otherClient = who(await coupleWithCase(app))
  expect(await lookUp(app, otherClient, '900-55-1008')).toMatchObject(failure)
  // No number is stored, so the mask is invalid.
  expect(await lookUp(app, otherClient, 'XXX-XX-XXXX')).toMatchObject(failure)
  expect(waited).toHaveLength(6)
  expect(new Set(waited).size).toBe(1)
  expect((await progressRow())?.sealed).toBeNull()
})

test('ignores case, accents and spaces in a name', async () => {
  await sql`update account set family_name = 'Núñez  Ávila' where id = ${couple.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora, knownSsn, ' nunez avila ')).toMatchObject({ success: true })
})

test('allows five tries an hour per account', async () => {
  for (let n = 0; n < 4; n += 1)
    expect(await lookUp(app, nora, knownSsn, 'Somebody')).toMatchObject(failure)
  expect(await lookUp(app, nora)).toMatchObject({ success: true })
  await sql`update course_progress set order_step = 'CourseOrderFailed', order_status = 8 where case_id = ${couple.caseId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora)).toMatchObject(failure)
  expect(await lookUp(app, who(couple, 2), '900-55-4324')).toMatchObject({ success: true })
})

test('notifies the firm once of a third number', async () => {
  const before = await firmMails('three different numbers')
  for (const ssn of ['900-55-0001', '900-55-0001', '900-55-0003', '900-55-0005', '900-55-0007'])
    await lookUp(app, nora, ssn, 'Somebody')
  expect(await firmMails('three different numbers')).toBe(before + 1)
})

const keepNumber = (accountId: string, ssn: string) =>
  sql`update account set ssn_sealed = ${app.deps.secrets.seal('account-ssn', ssn, accountId)} where id = ${accountId}`.execute(
    app.deps.database.db,
  )

test("refuses the other debtor's number like a wrong one, and notifies the firm once a day", async () => {
  waited.length = 0
  const before = await firmMails('their spouse’s number')
  await keepNumber(couple.debtor2.accountId, '900551002')
  const refused = await lookUp(app, nora, '900-55-1002')
  expect(refused).toMatchObject(failure)
  expect(refused.whole).toEqual((await lookUp(app, nora, '900-55-1007')).whole)
  expect(await lookUp(app, nora, '900551002')).toMatchObject(failure)
  expect([new Set(waited).size, waited.length]).toEqual([1, 3])
  expect(await firmMails('their spouse’s number')).toBe(before + 1)
  expect((await progressRow())?.sealed).toBeNull()
  expect(await lookUp(app, who(couple, 2), '900-55-1002')).toMatchObject({
    success: true,
    orderStep: 'LookupFoundCourse',
  })
})

test.each([1, 2] as const)(
  "treats the number of the other's look-up for course %i as theirs until it expires",
  async (courseType) => {
    await sql`update legal_case set status = ${courseType === 1 ? 'Pre-Filing' : 'Filed'}, case_number = '26-1' where id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    await lookUp(app, who(couple, 2, courseType), '900-55-1002')
    await sql`update legal_case set status = 'Pre-Filing' where id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(await lookUp(app, nora, '900-55-1002')).toMatchObject(failure)
    await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(await lookUp(app, nora, '900-55-1002')).toMatchObject({
      success: true,
      orderStep: 'LookupFoundCourse',
    })
  },
)

test('stores the number encrypted for half an hour, then restarts', async () => {
  await lookUp(app, nora, '900-55-4321')
  const { db } = app.deps.database
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      times: number
    }>`select count(*)::int as times from ${sql.table(name)} t where t::text like '%900554321%' or t::text like '%900-55-4321%'`.execute(
      db,
    )
    expect([name, rows[0]?.times]).toEqual([name, 0])
  }
  await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
    db,
  )
  expect(await createAccount(nora)).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while creating order account',
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
  await forgetOldLookUps(app.deps.database)
  expect((await progressRow())?.sealed).toBeNull()
  expect(await lookUp(app, nora, unknownSsn())).toMatchObject({
    success: true,
    orderStep: 'CreateAccount',
  })
  await forgetOldLookUps(app.deps.database)
  expect((await progressRow())?.sealed).not.toBeNull()
})

test('changes nothing for a call out of step, and returns the current step', async () => {
  await lookUp(app, nora, unknownSsn())
  const expectedState = { orderStatus: 1, orderStep: 'CreateAccount' }
  expect(await lookUp(app, nora)).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while looking up order',
    ...expectedState,
  })
  expect(await addSpouse(nora, { addSpouse: false })).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while adding spouse to order',
    ...expectedState,
  })
  expect(await quote(nora)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    ...expectedState,
    providers: [],
  })
  expect(await placeNew(nora)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    orders: [],
  })
})

test('returns an absent case for another debtor and for a stranger', async () => {
  const nothingKnown = {
    success: false,
    orderStatus: 7,
    orderStep: 'CourseOrderFailed',
    hasPlaced: false,
  }
  const foreign = { ...nothingKnown, errorMessage: 'This case could not be found.' }
  expect(await lookUp(app, { ...nora, isDebtor1: false })).toMatchObject(foreign)
  expect(await lookUp(app, { ...nora, taker: (await coupleWithCase(app)).debtor1 })).toMatchObject(
    foreign,
  )
  expect(await lookUp(app, { ...nora, courseType: 3 as 1 })).toMatchObject({
    success: false,
    errorMessage: 'There are two courses, 1 and 2.',
  })
})

test.each([
  ['an order in an earlier system', 1, 'update legal_case set has_legacy_order = true'],
  ['no client code', 1, 'update legal_case set client_code = null'],
  ['a blank client code', 1, "update legal_case set client_code = ' '"],
  ['the second course before filing', 2, "update legal_case set case_number = '26-1'"],
  [
    'the second course without a case number',
    2,
    "update legal_case set status = 'Filed', case_number = ' '",
  ],
  [
    'the first course after filing',
    1,
    "update legal_case set status = 'Filed', case_number = '26-1'",
  ],
])('looks up and stores nothing for %s', async (_, courseType, change) => {
  await sql`${sql.raw(change)} where id = ${couple.caseId}`.execute(app.deps.database.db)
  expect(await lookUp(app, who(couple, 1, courseType as 1 | 2))).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while looking up order',
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
  const { rows } =
    await sql`select 1 from course_progress where case_id = ${couple.caseId} union all select 1 from course where case_id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([])
})
