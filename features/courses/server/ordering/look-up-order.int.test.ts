import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import {
  addSpouse,
  aloneWithCase,
  knownSsn,
  lookUp,
  placeOrder,
  quote,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'
import { progressRow, firmMails } from './test-look-up.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
  await sql`update office set unit_key = 'unit-test' where firm_id = ${couple.firmId}`.execute(
    app.deps.database.db,
  )
})

test('asks for an account if the Social Security number is unknown', async () => {
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

test('for a known user, asks for the spouse on a joint case and for a course on a single case', async () => {
  const answer = await lookUp(app, nora)
  expect(answer).toMatchObject({
    success: true,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(answer.whole.existingDudiUserIdKey).toEqual(
    (await progressRow(app, couple.caseId))?.userKey,
  )
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
])('finds one order for the number %s and shows its state', async (ssn, label) => {
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
])('fails for the number %s and notifies the firm', async (ssn, orderStatus, subject) => {
  const before = await firmMails(app, subject)
  expect(await lookUp(app, nora, ssn)).toMatchObject({
    success: false,
    errorMessage: 'Please contact your attorney for support in resolving this error.',
    orderStatus,
    orderStep: 'CourseOrderFailed',
  })
  expect(await firmMails(app, subject)).toBe(before + 1)
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

test('ignores case, accents and spaces in a name', async () => {
  await sql`update account set family_name = 'Núñez  Ávila' where id = ${couple.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora, knownSsn, ' nunez avila ')).toMatchObject({ success: true })
})

test('changes nothing for a call at the wrong step, and returns the current step', async () => {
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
  expect(await placeOrder(nora)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    orders: [],
  })
})

test('reports a missing case to another debtor and to another client', async () => {
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
