import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { choose, invite, placeOrder, storedCounts, who, type Who } from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'
import { dashboard } from './test-order-dashboard.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who
let owen: Who

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  ;[nora, owen] = [who(couple), who(couple, 2)]
})

test("accepts one choice at the firm's price for the firm's order, even with concurrent calls", async () => {
  const { orderId, offers } = await invite(app, couple)
  const input = { orderId, orderItemId: offers[245], providerId: 245 }
  const [first, two] = await Promise.all([choose(nora, input), choose(nora, input)])
  expect(first).toMatchObject({
    success: true,
    errorMessage: null,
    orders: [
      {
        orderId,
        orderItemId: offers[245],
        providerId: 245,
        courseStatus: 2,
        courseMethod: 1,
        coursePrice: '20.00',
      },
    ],
  })
  expect(two).toEqual(first)
  expect(await choose(nora, { ...input, courseMethodType: 2 })).toMatchObject({
    success: false,
    orders: first.orders,
  })
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test('refuses a choice that does not match the order or its owner, and changes nothing', async () => {
  const { orderId, offers } = await invite(app, couple)
  const foreign = await invite(app, await coupleWithCase(app))
  const refused = { success: false, errorMessage: 'Unknown error placing order' }
  for (const input of [
    { orderId, orderItemId: offers[245], providerId: 291 },
    { orderId, orderItemId: offers[291], providerId: 291, courseMethodType: 2 },
    { orderId, orderItemId: foreign.offers[245], providerId: 245 },
    { orderId: foreign.orderId, orderItemId: foreign.offers[245], providerId: 245 },
    { orderId: 'nonsense', orderItemId: 'nonsense', providerId: 245 },
  ])
    expect(await choose(nora, input)).toMatchObject({
      ...refused,
      orders: [{ orderId, orderItemId: null, courseStatus: 1 }],
    })
  expect(await choose(owen, { orderId, orderItemId: offers[245], providerId: 245 })).toMatchObject({
    ...refused,
    orders: [],
  })
  expect(await placeOrder(nora)).toMatchObject(refused)
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 0, takers: 0 })
})

test("keeps the firm's order after a failure, and finds it after a lost response", async () => {
  const { orderId, offers } = await invite(app, couple)
  const input = { orderId, orderItemId: offers[245], providerId: 245, courseMethodType: 2 }
  await app.courseProvider.failNext('placeOrder', 'fail')
  expect(await choose(nora, input)).toMatchObject({
    success: false,
    errorMessage: 'Unknown error placing order',
    orders: [{ courseStatus: 1 }],
  })
  expect((await dashboard(nora)).courses[0]).toMatchObject({
    hasPlacedOrder: true,
    orderStatus: 2,
    orderStep: 'CourseOrderedSuccessfully',
  })
  await app.courseProvider.failNext('placeOrder', 'lose')
  expect(await choose(nora, input)).toMatchObject({ success: true, orders: [{ courseStatus: 12 }] })
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 1 })
})

test("only the owner can choose in the firm's joint order, and both debtors take the course", async () => {
  const { orderId, offers } = await invite(app, couple, { debtor: 2, isJoint: true })
  const input = { orderId, orderItemId: offers[291], providerId: 291 }
  expect(await choose(nora, input)).toMatchObject({ success: false, orders: [{ courseStatus: 9 }] })
  expect(await choose(owen, input)).toMatchObject({
    success: true,
    orders: [{ courseStatus: 2, courseMethod: 1 }],
  })
  expect(await storedCounts(app, couple.caseId)).toEqual({ placed: 1, items: 1, takers: 2 })
  const { rows } = await sql<{
    debtor: number
  }>`select debtor from course_customer where order_id = ${orderId} order by debtor`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ debtor }) => debtor)).toEqual([1, 2])
})
