// Looking for an order: under one's own name and number alone, in so many tries, and with one answer for everything that does not fit (decisions-courses A5, A5.3).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
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

let house: TestHouse
let couple: TakersOfCase
let nora: Who

const waited: number[] = []

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, {
    notBefore: (_: number, milliseconds: number) => Promise.resolve(void waited.push(milliseconds)),
  })
})
afterAll(() => house.close())
beforeEach(async () => {
  couple = await coupleWithCase(house)
  nora = who(couple)
  await sql`update office set unit_key = 'unit-test' where firm_id = ${couple.firmId}`.execute(
    house.world.database.db,
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
    house.world.database.db,
  )
  return rows[0]
}

/** The attorney's mail with this in its subject, so often. */
async function firmMails(subject: string): Promise<number> {
  await house.lastMessage('dana.reyes@hollisreyes.example')
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject like ${`%${subject}%`}`.execute(
    house.world.database.db,
  )
  return rows[0]?.times ?? 0
}

test('nobody is known by this number: an account at the order service comes next', async () => {
  const answer = await lookUp(house, nora, unknownSsn())
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

test('a user is there: a joint case is asked for the spouse, a single one chooses at once', async () => {
  const answer = await lookUp(house, nora)
  expect(answer).toMatchObject({
    success: true,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(answer.whole.existingDudiUserIdKey).toEqual((await progressRow())?.userKey)
  expect(answer.whole.existingDudiUserIdKey).toEqual(expect.any(String))
  expect(await lookUp(house, who(await aloneWithCase(house)))).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
})

test.each([
  ['900-55-1002', 'Course Started'],
  ['900551009', 'Complete'],
  [' 900-55-1010 ', 'Registration'],
])('one order under %s is found, and its state said', async (ssn, label) => {
  const answer = await lookUp(house, nora, ssn)
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

test('a course by phone that waits for its registration is said in the long form, whichever of its two numbers the service gives', async () => {
  const { courseProvider } = house.world
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
  Object.assign(house.world, {
    courseProvider: {
      ...courseProvider,
      lookUp: () => Promise.resolve({ kind: 'found', userKey: null, order }),
    },
  })
  const answer = await lookUp(house, nora).finally(() =>
    Object.assign(house.world, { courseProvider }),
  )
  expect(answer.whole).toMatchObject({ firstCourseOrderStatusMessage: 'Pending Registration' })
})

test.each([
  ['900-55-1003', 3, 'Several orders'],
  ['900-55-1004', 4, 'different last name'],
  ['900-55-1005', 5, 'no user'],
  ['900-55-1006', 6, 'does not know'],
])('%s cannot go on without the firm, which is told', async (ssn, orderStatus, subject) => {
  const before = await firmMails(subject)
  expect(await lookUp(house, nora, ssn)).toMatchObject({
    success: false,
    errorMessage: 'Please contact your attorney for support in resolving this error.',
    orderStatus,
    orderStep: 'CourseOrderFailed',
  })
  expect(await firmMails(subject)).toBe(before + 1)
  // Only the firm's reset leads on from here.
  expect(await lookUp(house, nora)).toMatchObject({
    success: false,
    orderStatus,
    orderStep: 'CourseOrderFailed',
  })
})

test('an office that the order service does not know is told to the firm as well', async () => {
  await sql`update office set unit_key = null where firm_id = ${couple.firmId}`.execute(
    house.world.database.db,
  )
  expect(await lookUp(house, nora)).toMatchObject({ success: false, orderStatus: 6 })
})

test('a service that fails or is silent, another name, another number, and no number: one answer, never before its time', async () => {
  waited.length = 0
  await sql`update account set ssn_sealed = ${house.world.secrets.seal('account-ssn', '900551007', couple.debtor1.accountId)} where id = ${couple.debtor1.accountId}`.execute(
    house.world.database.db,
  )
  expect(await lookUp(house, nora, '900-55-1007')).toMatchObject(failure)
  expect(await lookUp(house, nora, 'XXX-XX-XXXX', 'Somebody')).toMatchObject(failure)
  expect(await lookUp(house, nora, '900-55-4322')).toMatchObject(failure)
  expect(await lookUp(house, nora, '12-34')).toMatchObject(failure)
  const other = who(await coupleWithCase(house))
  expect(await lookUp(house, other, '900-55-1008')).toMatchObject(failure)
  // Nothing is stored that a mask could stand for.
  expect(await lookUp(house, other, 'XXX-XX-XXXX')).toMatchObject(failure)
  expect(waited).toHaveLength(6)
  expect(new Set(waited).size).toBe(1)
  expect((await progressRow())?.sealed).toBeNull()
})

test('case, accents and blanks do not make another name', async () => {
  await sql`update account set family_name = 'Núñez  Ávila' where id = ${couple.debtor1.accountId}`.execute(
    house.world.database.db,
  )
  expect(await lookUp(house, nora, knownSsn, ' nunez avila ')).toMatchObject({ success: true })
})

test('a failure can be tried again, five times an hour; another account is not hindered', async () => {
  for (let n = 0; n < 4; n += 1)
    expect(await lookUp(house, nora, knownSsn, 'Somebody')).toMatchObject(failure)
  expect(await lookUp(house, nora)).toMatchObject({ success: true })
  await sql`update course_progress set order_step = 'CourseOrderFailed', order_status = 8 where case_id = ${couple.caseId}`.execute(
    house.world.database.db,
  )
  expect(await lookUp(house, nora)).toMatchObject(failure)
  expect(await lookUp(house, who(couple, 2), '900-55-4324')).toMatchObject({ success: true })
})

test('the third different number is told to the firm, once', async () => {
  const before = await firmMails('three different numbers')
  for (const ssn of ['900-55-0001', '900-55-0001', '900-55-0003', '900-55-0005', '900-55-0007'])
    await lookUp(house, nora, ssn, 'Somebody')
  expect(await firmMails('three different numbers')).toBe(before + 1)
})

const keepNumber = (accountId: string, ssn: string) =>
  sql`update account set ssn_sealed = ${house.world.secrets.seal('account-ssn', ssn, accountId)} where id = ${accountId}`.execute(
    house.world.database.db,
  )

test('the number of the other debtor is refused as any wrong one is, once they hold it; the firm is told, once a day', async () => {
  waited.length = 0
  const before = await firmMails('their spouse’s number')
  await keepNumber(couple.debtor2.accountId, '900551002')
  const refused = await lookUp(house, nora, '900-55-1002')
  expect(refused).toMatchObject(failure)
  expect(refused.whole).toEqual((await lookUp(house, nora, '900-55-1007')).whole)
  expect(await lookUp(house, nora, '900551002')).toMatchObject(failure)
  expect([new Set(waited).size, waited.length]).toEqual([1, 3])
  expect(await firmMails('their spouse’s number')).toBe(before + 1)
  expect((await progressRow())?.sealed).toBeNull()
  expect(await lookUp(house, who(couple, 2), '900-55-1002')).toMatchObject({
    success: true,
    orderStep: 'LookupFoundCourse',
  })
})

test.each([1, 2] as const)(
  'a number that the other has looked with for course %i is theirs while it is kept',
  async (courseType) => {
    await sql`update legal_case set status = ${courseType === 1 ? 'Pre-Filing' : 'Filed'}, case_number = '26-1' where id = ${couple.caseId}`.execute(
      house.world.database.db,
    )
    await lookUp(house, who(couple, 2, courseType), '900-55-1002')
    await sql`update legal_case set status = 'Pre-Filing' where id = ${couple.caseId}`.execute(
      house.world.database.db,
    )
    expect(await lookUp(house, nora, '900-55-1002')).toMatchObject(failure)
    await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
      house.world.database.db,
    )
    expect(await lookUp(house, nora, '900-55-1002')).toMatchObject({
      success: true,
      orderStep: 'LookupFoundCourse',
    })
  },
)

test('the number lies sealed for half an hour, and is nowhere else; then it begins anew', async () => {
  await lookUp(house, nora, '900-55-4321')
  const { db } = house.world.database
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
  await forgetOldLookUps(house.world.database)
  expect((await progressRow())?.sealed).toBeNull()
  expect(await lookUp(house, nora, unknownSsn())).toMatchObject({
    success: true,
    orderStep: 'CreateAccount',
  })
  await forgetOldLookUps(house.world.database)
  expect((await progressRow())?.sealed).not.toBeNull()
})

test('a call out of step changes nothing, and says where the order stands', async () => {
  await lookUp(house, nora, unknownSsn())
  const standing = { orderStatus: 1, orderStep: 'CreateAccount' }
  expect(await lookUp(house, nora)).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while looking up order',
    ...standing,
  })
  expect(await addSpouse(nora, { addSpouse: false })).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while adding spouse to order',
    ...standing,
  })
  expect(await quote(nora)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    ...standing,
    providers: [],
  })
  expect(await placeNew(nora)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    orders: [],
  })
})

test('whoever says to be the other debtor, or takes no part, is told of no such case', async () => {
  const nothingKnown = {
    success: false,
    orderStatus: 7,
    orderStep: 'CourseOrderFailed',
    hasPlaced: false,
  }
  const foreign = { ...nothingKnown, errorMessage: 'This case could not be found.' }
  expect(await lookUp(house, { ...nora, isDebtor1: false })).toMatchObject(foreign)
  expect(
    await lookUp(house, { ...nora, taker: (await coupleWithCase(house)).debtor1 }),
  ).toMatchObject(foreign)
  expect(await lookUp(house, { ...nora, courseType: 3 as 1 })).toMatchObject({
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
])('%s: nothing is looked up, and nothing stored', async (_, courseType, change) => {
  await sql`${sql.raw(change)} where id = ${couple.caseId}`.execute(house.world.database.db)
  expect(await lookUp(house, who(couple, 1, courseType as 1 | 2))).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while looking up order',
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
  const { rows } =
    await sql`select 1 from course_progress where case_id = ${couple.caseId} union all select 1 from course where case_id = ${couple.caseId}`.execute(
      house.world.database.db,
    )
  expect(rows).toEqual([])
})
