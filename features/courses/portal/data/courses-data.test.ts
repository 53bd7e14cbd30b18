// An answer changes what it tells of and nothing else, so that the screens may move before everything is read again.
import { expect, test } from 'vitest'
import { placingOf, withFlag, withOrders, withRegistration, withSteps } from './courses-data.ts'
import { aDashboard, anOrder } from './test-dashboard.ts'

const [firstOrder, secondOrder] = aDashboard.orders

test('a flag turns true on its course alone', () => {
  const { orders } = withFlag(aDashboard, 'First', 'acceptedDisclosureAgreement')
  expect(orders).toEqual([{ ...firstOrder, acceptedDisclosureAgreement: true }, secondOrder])
})

test('a registration that tells no status keeps the one there was', () => {
  expect(withRegistration(aDashboard, anOrder, null).orders[0]).toEqual({
    ...firstOrder,
    hasRegisteredCourse: true,
  })
  expect(withRegistration(aDashboard, anOrder, 4).orders).toEqual([
    { ...firstOrder, hasRegisteredCourse: true, courseStatus: 4 },
    secondOrder,
  ])
})

test('a placed order takes the place of the one that waited, and of its invite', () => {
  const placed = { ...anOrder, courseNumber: 'Second', courseStatus: 2, orderId: 'order-2' }
  const after = withOrders(aDashboard, {
    success: true,
    errorMessage: null,
    orders: [placed],
    firstCourseForJointCaseOrders: null,
    secondCourseForJointCaseOrders: null,
  })
  expect([after.orders, after.invites]).toEqual([[firstOrder, placed], []])
})

test('the steps of both courses are followed, also from an answer that knows no joint option', () => {
  const answer = {
    success: false,
    errorCode: null,
    errorMessage: 'x',
    courseProviders: [],
    coursePaymentType: null,
    hasPlacedFirstCourseOrder: true,
    hasPlacedSecondCourseOrder: false,
    hasPlacedFirstCourseOrderStatus: 2,
    hasPlacedSecondCourseOrderStatus: 11,
    firstCourseOrderStep: 'CourseOrderedSuccessfully',
    secondCourseOrderStep: 'CourseOrderFailed',
  }
  const withOption = {
    ...aDashboard,
    courses: aDashboard.courses.map((standing) => ({ ...standing, jointOption: 1 })),
  }
  const [first, second] = withSteps(withOption, answer).courses
  expect(first).toEqual(withOption.courses[0])
  expect(second).toEqual({
    ...withOption.courses[1],
    orderStatus: 11,
    orderStep: 'CourseOrderFailed',
  })
})

test.each([
  ['this provider, this way', 245, 2, 'this'],
  ['this provider, another way', 245, 1, 'another'],
  ['another provider', 176, 2, 'another'],
] as const)('%s is ordered already: %s, %s, %s', (_, provider, method, expected) =>
  expect(placingOf(aDashboard, 'First', provider, method)).toBe(expected),
)

test('an order that waits for the choice is no course that was ordered', () =>
  expect(placingOf(aDashboard, 'Second', 245, 2)).toBe('nothing'))

test('without an order the stored step says that the order has failed', () => {
  const courses = aDashboard.courses.map((standing) => ({
    ...standing,
    orderStep: 'CourseOrderFailed',
  }))
  expect(placingOf({ orders: [], courses }, 'Second', 245, 2)).toBe('failed')
  expect(placingOf({ ...aDashboard, courses }, 'First', 245, 2)).toBe('this')
})
