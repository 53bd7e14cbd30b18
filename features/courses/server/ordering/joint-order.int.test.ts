// An account at the order service, and two spouses: together, apart, or one of them alone (decisions-courses A5, A5b).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newsInCase } from '#apps/server/testing/test-news.ts'
import { openCustomer } from '../customers/sealed-customers.ts'
import { coursesOfCases } from '../courses.store.ts'
import { customersOf } from '../customers/customers.store.ts'
import {
  addSpouse,
  aloneWithCase,
  createAccount,
  knownSsn,
  lookUp,
  placeNew,
  quote,
  storedCounts,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

let house: TestHouse
let couple: TakersOfCase
let nora: Who
let owen: Who

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, { notBefore: () => Promise.resolve() })
})
afterAll(() => house.close())
beforeEach(async () => {
  couple = await coupleWithCase(house)
  nora = who(couple)
  owen = who(couple, 2)
})

async function customers(orderId: string) {
  const stored = (await coursesOfCases(house.world.database.db, [couple.caseId])).get(
    couple.caseId,
  )!
  return (await customersOf(house.world.database.db, orderId)).map(({ debtor, detailsSealed }) =>
    openCustomer(house.world, stored, orderId, debtor, detailsSealed),
  )
}

async function setAddress(street: string | null): Promise<void> {
  await sql`update account set street = ${street}, city = ${street && 'Brooklyn'}, zip = ${street && '11201'} where id = ${couple.debtor1.accountId}`.execute(
    house.world.database.db,
  )
}

async function addressOf(): Promise<unknown> {
  return (
    await sql`select street, city, state, zip from account where id = ${couple.debtor1.accountId}`.execute(
      house.world.database.db,
    )
  ).rows[0]
}

test('an account is created: the spouse is asked for next, or the course on a single case', async () => {
  await lookUp(house, nora, unknownSsn())
  const answer = await createAccount(nora)
  expect(answer).toMatchObject({
    success: true,
    errorMessage: null,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(answer.whole.existingDudiUserIdKey).toEqual(expect.any(String))
  const single = who(await aloneWithCase(house))
  await lookUp(house, single, unknownSsn())
  expect(await createAccount(single)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
})

test('the address goes to the order, and to the account where that has none', async () => {
  await setAddress('12 Harbor Lane')
  await lookUp(house, nora, unknownSsn())
  await createAccount(nora)
  expect(await addressOf()).toEqual({
    street: '12 Harbor Lane',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
  })
  await addSpouse(nora, { addSpouse: false })
  await quote(nora)
  const { orders } = await placeNew(nora)
  expect(await customers(orders[0]!.orderId)).toEqual([
    expect.objectContaining({
      firstName: 'Nora',
      middleName: 'Q',
      street: '9 Pine Street',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      emailAddress: couple.debtor1.email,
    }),
  ])

  couple = await coupleWithCase(house)
  await setAddress(null)
  await lookUp(house, who(couple), unknownSsn())
  await createAccount(who(couple))
  expect(await addressOf()).toEqual({
    street: '9 Pine Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  })
})

test('a service that makes no account stores the failure of its step; no state, and a zip that is none, store nothing', async () => {
  await lookUp(house, nora, unknownSsn())
  const refusal = { success: false, errorMessage: 'Error occurred while creating order account' }
  expect(await createAccount(nora, { stateCode: '' })).toMatchObject({
    ...refusal,
    orderStatus: 1,
    orderStep: 'CreateAccount',
  })
  expect(await createAccount(nora, { zipCode: '1' })).toMatchObject({
    ...refusal,
    orderStep: 'CreateAccount',
  })
  await house.rehearsal.failNext('createUser', 'fail')
  expect(await createAccount(nora)).toMatchObject({
    ...refusal,
    orderStatus: 9,
    orderStep: 'CourseOrderFailed',
  })
  await lookUp(house, nora, unknownSsn())
  expect(await createAccount(nora)).toMatchObject({ success: true })
})

test('each thing that is asked of the service has a name of its own: for one that it knows it answers what it answered then', async () => {
  await lookUp(house, nora, unknownSsn())
  await createAccount(nora)
  await addSpouse(nora)
  await quote(nora)
  expect(await placeNew(nora, { isJoint: true })).toMatchObject({ success: true })
  const { rows } = await sql<{
    name: string
  }>`select split_part(key, ':', 2) as name from rehearsal_course where kind = 'call'`.execute(
    house.world.database.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test("two spouses together: the option is both's, one order is both's, and both are told", async () => {
  await lookUp(house, nora)
  const added = await addSpouse(nora)
  expect(added).toMatchObject({ success: true, orderStatus: 1, orderStep: 'ChooseCourse' })
  expect(added.whole).toMatchObject({
    firstCourseForJointCaseOrders: 1,
    secondCourseForJointCaseOrders: null,
  })
  await quote(nora)
  expect(await placeNew(nora, { isJoint: false })).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
  })
  const placed = await placeNew(nora, { isJoint: true })
  const both = {
    debtor1HasPlacedFirstCourseOrder: true,
    debtor1HasPlacedFirstCourseOrderStatus: 2,
    debtor1FirstCourseOrderStep: 'CourseOrderedSuccessfully',
    debtor1FirstCourseForJointCaseOrders: 1,
    debtor2HasPlacedFirstCourseOrder: true,
    debtor2HasPlacedFirstCourseOrderStatus: 2,
    debtor2FirstCourseOrderStep: 'CourseOrderedSuccessfully',
    debtor2FirstCourseForJointCaseOrders: 1,
  }
  expect(placed).toMatchObject({
    success: true,
    option: 1,
    orders: [{ isJoint: true, courseStatus: 2 }],
    fields: both,
  })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  // What the form said of the spouse is on the order; nothing of it is in their account.
  expect(await customers(placed.orders[0]!.orderId)).toMatchObject([
    { firstName: 'Nora' },
    {
      firstName: 'Owen',
      lastName: 'Taker',
      street: '9 Pine Street',
      emailAddress: 'owen@example.com',
      mobilePhone: '9175550100',
    },
  ])
  const { rows } = await sql<{
    ssn: unknown
    street: string
  }>`select ssn_sealed as ssn, street from account where id = ${couple.debtor2.accountId}`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ ssn: null, street: '12 Harbor Lane' }])
  expect((await newsInCase(house, couple.caseId)).map(({ says }) => says).toSorted()).toEqual([
    'Your first course is ordered',
    'Your spouse ordered the first course for both of you',
  ])
})

test("seen by the other: the order is the spouse's, and cannot be placed, chosen or looked up again", async () => {
  await lookUp(house, nora)
  await addSpouse(nora)
  await quote(nora)
  const { orders } = await placeNew(nora, { isJoint: true })
  expect(await placeNew(owen, { isJoint: true, providerId: 176 })).toMatchObject({
    success: false,
    orders: [{ orderId: orders[0]?.orderId, courseStatus: 9, isJoint: true }],
  })
  expect(await lookUp(house, owen)).toMatchObject({
    success: false,
    orderStatus: 2,
    orderStep: 'CourseOrderedSuccessfully',
    hasPlaced: true,
  })
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
})

test('the spouse orders before the one who has added them: the form is not about the other', async () => {
  await lookUp(house, nora)
  await addSpouse(nora)
  await lookUp(house, owen, '900-55-8888')
  await quote(owen)
  const { orders } = await placeNew(owen, { isJoint: true })
  expect(await customers(orders[0]!.orderId)).toMatchObject([
    { firstName: 'Nora', street: null, emailAddress: null },
    { firstName: 'Owen', street: '12 Harbor Lane', emailAddress: couple.debtor2.email },
  ])
})

test('what one spouse types of the other does not take the place of what the other has proven', async () => {
  await lookUp(house, nora)
  await lookUp(house, owen, '900-55-8888')
  const userKey = async () =>
    (
      await sql<{
        key: string
      }>`select user_key as key from course_progress where case_id = ${couple.caseId} and debtor = 2`.execute(
        house.world.database.db,
      )
    ).rows[0]?.key
  const proven = await userKey()
  expect(await addSpouse(nora, { ssn: unknownSsn() })).toMatchObject({ success: true })
  expect([proven, await userKey()]).toEqual([expect.any(String), proven])
})

test('both spouses order together at once: one order, whoever was first', async () => {
  await lookUp(house, nora)
  await lookUp(house, owen, '900-55-8888')
  await addSpouse(nora)
  // Whoever stood before the same question goes on.
  expect(await quote(owen)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
  await quote(nora)
  const answers = await Promise.all([
    placeNew(nora, { isJoint: true }),
    placeNew(owen, { isJoint: true, providerId: 176 }),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
})

test('apart: each orders alone, and the other does not see it', async () => {
  await lookUp(house, nora)
  expect((await addSpouse(nora, { addSpouse: false })).whole).toMatchObject({
    success: true,
    firstCourseOrderStep: 'ChooseCourse',
    firstCourseForJointCaseOrders: 2,
  })
  await quote(nora)
  const own = await placeNew(nora)
  expect(own).toMatchObject({
    success: true,
    option: 2,
    fields: {
      debtor1HasPlacedFirstCourseOrder: true,
      debtor2HasPlacedFirstCourseOrder: null,
      debtor2FirstCourseForJointCaseOrders: 2,
    },
  })
  expect(await lookUp(house, owen, '900-55-8886')).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
  await quote(owen)
  const other = await placeNew(owen, { providerId: 291 })
  expect(other).toMatchObject({
    success: true,
    orders: [{ providerId: 291, isJoint: false }],
    fields: { debtor1HasPlacedFirstCourseOrder: null, debtor2HasPlacedFirstCourseOrder: true },
  })
  expect(other.orders[0]?.orderId).not.toBe(own.orders[0]?.orderId)
  expect(await storedCounts(house, couple.caseId)).toEqual({ placed: 2, items: 2, takers: 2 })
})

test.each([
  ['for debtor 1 only', 3, 2],
  ['for debtor 2 only', 4, 1],
] as const)('%s: the other is refused everything', async (_, option, debtor) => {
  await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, ${option})`.execute(
    house.world.database.db,
  )
  const other = who(couple, debtor)
  expect(await lookUp(house, other)).toMatchObject({
    success: false,
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
  expect(await placeNew(other)).toMatchObject({ success: false, orders: [{ courseStatus: 9 }] })
  expect(await lookUp(house, who(couple, debtor === 1 ? 2 : 1))).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
})

test('a service that does not take the spouse stores the failure of its step; a form that is not whole stores nothing', async () => {
  await lookUp(house, nora)
  const refusal = { success: false, errorMessage: 'Error occurred while adding spouse to order' }
  expect(await addSpouse(nora, { ssn: '12' })).toMatchObject({
    ...refusal,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(await addSpouse(nora, { firstName: null })).toMatchObject(refusal)
  await house.rehearsal.failNext('addSpouse', 'fail')
  const failed = await addSpouse(nora)
  expect(failed).toMatchObject({ ...refusal, orderStatus: 10, orderStep: 'CourseOrderFailed' })
  expect(failed.whole.firstCourseForJointCaseOrders).toBeNull()
  await lookUp(house, nora)
  expect(await addSpouse(nora)).toMatchObject({ success: true })
})

test('nobody is their own spouse', async () => {
  await lookUp(house, nora)
  expect(await addSpouse(nora, { ssn: knownSsn.replaceAll('-', '') })).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while adding spouse to order',
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(await addSpouse(nora)).toMatchObject({ success: true })
})

test('on a single case there is no such step', async () => {
  const single = who(await aloneWithCase(house))
  await lookUp(house, single)
  expect(await addSpouse(single)).toMatchObject({ success: false, orderStep: 'ChooseCourse' })
})

test("where the firm has said that they take it together, the spouse's own account says who they are; without it the order fails", async () => {
  const { db } = house.world.database
  await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, 1)`.execute(
    db,
  )
  expect(await lookUp(house, nora)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
  await quote(nora)
  expect(await placeNew(nora, { isJoint: true })).toMatchObject({
    success: false,
    fields: { debtor1HasPlacedFirstCourseOrderStatus: 12 },
  })
  await sql`update account set ssn_sealed = ${house.world.secrets.seal('account-ssn', '900558881', couple.debtor2.accountId)} where id = ${couple.debtor2.accountId}`.execute(
    db,
  )
  await lookUp(house, nora)
  await quote(nora)
  const placed = await placeNew(nora, { isJoint: true })
  expect(placed).toMatchObject({ success: true, orders: [{ isJoint: true }] })
  // One spouse's order does not show what is in the other's account.
  expect((await customers(placed.orders[0]!.orderId))[1]).toMatchObject({
    firstName: 'Owen',
    street: null,
    emailAddress: null,
  })
})
