import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { newsInCase } from '#testing/test-news.ts'
import { openCustomer } from '../customers/sealed-customers.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { listCustomers } from '../customers/customers.store.ts'
import {
  addSpouse,
  createAccount,
  lookUp,
  placeOrder,
  quote,
  storedCounts,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who
let owen: Who

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
  owen = who(couple, 2)
})

test('uses a different name for each request to the service, because the service repeats its result for a known name', async () => {
  await lookUp(app, nora, unknownSsn())
  await createAccount(nora)
  await addSpouse(nora)
  await quote(nora)
  expect(await placeOrder(nora, { isJoint: true })).toMatchObject({ success: true })
  const { rows } = await sql<{
    name: string
  }>`select split_part(key, ':', 2) as name from rehearsal_course where kind = 'call'`.execute(
    app.deps.database.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('sets the joint option and the order for both spouses, and notifies both', async () => {
  await lookUp(app, nora)
  const added = await addSpouse(nora)
  expect(added).toMatchObject({ success: true, orderStatus: 1, orderStep: 'ChooseCourse' })
  expect(added.whole).toMatchObject({
    firstCourseForJointCaseOrders: 1,
    secondCourseForJointCaseOrders: null,
  })
  await quote(nora)
  expect(await placeOrder(nora, { isJoint: false })).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
  })
  const placed = await placeOrder(nora, { isJoint: true })
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
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  // The order has the details from the spouse form; the account is unchanged.
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
    app.deps.database.db,
  )
  expect(rows).toEqual([{ ssn: null, street: '12 Harbor Lane' }])
  expect((await newsInCase(app, couple.caseId)).map(({ says }) => says).toSorted()).toEqual([
    'Your first course is ordered',
    'Your spouse ordered the first course for both of you',
  ])
})

test("shows the spouse's order to the other, who cannot place, choose or look up", async () => {
  await lookUp(app, nora)
  await addSpouse(nora)
  await quote(nora)
  const { orders } = await placeOrder(nora, { isJoint: true })
  expect(await placeOrder(owen, { isJoint: true, providerId: 176 })).toMatchObject({
    success: false,
    orders: [{ orderId: orders[0]?.orderId, courseStatus: 9, isJoint: true }],
  })
  expect(await lookUp(app, owen)).toMatchObject({
    success: false,
    orderStatus: 2,
    orderStep: 'CourseOrderedSuccessfully',
    hasPlaced: true,
  })
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
})

test('ignores a spouse form about the other debtor when the added spouse orders first', async () => {
  await lookUp(app, nora)
  await addSpouse(nora)
  await lookUp(app, owen, '900-55-8888')
  await quote(owen)
  const { orders } = await placeOrder(owen, { isJoint: true })
  expect(await customers(orders[0]!.orderId)).toMatchObject([
    { firstName: 'Nora', street: null, emailAddress: null },
    { firstName: 'Owen', street: '12 Harbor Lane', emailAddress: couple.debtor2.email },
  ])
})

test('places one order when both spouses place a joint order at the same time', async () => {
  await lookUp(app, nora)
  await lookUp(app, owen, '900-55-8888')
  await addSpouse(nora)
  // The question about the spouse is now answered for the other debtor, too.
  expect(await quote(owen)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
  await quote(nora)
  const answers = await Promise.all([
    placeOrder(nora, { isJoint: true }),
    placeOrder(owen, { isJoint: true, providerId: 176 }),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
})

test('hides separate orders from the other spouse', async () => {
  await lookUp(app, nora)
  expect((await addSpouse(nora, { addSpouse: false })).whole).toMatchObject({
    success: true,
    firstCourseOrderStep: 'ChooseCourse',
    firstCourseForJointCaseOrders: 2,
  })
  await quote(nora)
  const own = await placeOrder(nora)
  expect(own).toMatchObject({
    success: true,
    option: 2,
    fields: {
      debtor1HasPlacedFirstCourseOrder: true,
      debtor2HasPlacedFirstCourseOrder: null,
      debtor2FirstCourseForJointCaseOrders: 2,
    },
  })
  expect(await lookUp(app, owen, '900-55-8886')).toMatchObject({
    success: true,
    orderStep: 'ChooseCourse',
  })
  await quote(owen)
  const owensOrder = await placeOrder(owen, { providerId: 291 })
  expect(owensOrder).toMatchObject({
    success: true,
    orders: [{ providerId: 291, isJoint: false }],
    fields: { debtor1HasPlacedFirstCourseOrder: null, debtor2HasPlacedFirstCourseOrder: true },
  })
  expect(owensOrder.orders[0]?.orderId).not.toBe(own.orders[0]?.orderId)
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 2, items: 2, takers: 2 })
})

test.each([
  ['for debtor 1 only', 3, 2],
  ['for debtor 2 only', 4, 1],
] as const)(
  'refuses all calls of the other debtor with an option %s',
  async (_, option, debtor) => {
    await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, ${option})`.execute(
      app.deps.database.db,
    )
    const spouse = who(couple, debtor)
    expect(await lookUp(app, spouse)).toMatchObject({
      success: false,
      orderStatus: 0,
      orderStep: 'UserVerification',
    })
    expect(await placeOrder(spouse)).toMatchObject({
      success: false,
      orders: [{ courseStatus: 9 }],
    })
    expect(await lookUp(app, who(couple, debtor === 1 ? 2 : 1))).toMatchObject({
      success: true,
      orderStep: 'ChooseCourse',
    })
  },
)

test("when the firm chose a joint order, uses the spouse's account and fails if its number is missing", async () => {
  const { db } = app.deps.database
  await sql`insert into course (case_id, course_number, firm_id, joint_option) values (${couple.caseId}, 'First', ${couple.firmId}, 1)`.execute(
    db,
  )
  expect(await lookUp(app, nora)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
  await quote(nora)
  expect(await placeOrder(nora, { isJoint: true })).toMatchObject({
    success: false,
    fields: { debtor1HasPlacedFirstCourseOrderStatus: 12 },
  })
  await sql`update account set ssn_sealed = ${app.deps.secrets.seal('account-ssn', '900558881', couple.debtor2.accountId)} where id = ${couple.debtor2.accountId}`.execute(
    db,
  )
  await lookUp(app, nora)
  await quote(nora)
  const placed = await placeOrder(nora, { isJoint: true })
  expect(placed).toMatchObject({ success: true, orders: [{ isJoint: true }] })
  // One spouse's order must not reveal the other's account.
  expect((await customers(placed.orders[0]!.orderId))[1]).toMatchObject({
    firstName: 'Owen',
    street: null,
    emailAddress: null,
  })
})

async function customers(orderId: string) {
  const { db } = app.deps.database
  const { caseId, firmId } = couple
  const stored = (await listCoursesOfCases(db, [couple])).get(caseId)!
  return (await listCustomers(db, { orderId, firmId })).map(({ debtor, detailsSealed }) =>
    openCustomer(app.deps, stored, orderId, debtor, detailsSealed),
  )
}
