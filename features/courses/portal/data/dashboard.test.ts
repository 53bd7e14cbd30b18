import { expect, test } from 'vitest'
import { getPlacing, withFlag, withOrders, withRegistration, withSteps } from './dashboard.ts'
import { getTurn } from '../flow/flow-turn.ts'
import { aDashboard, anOrder } from './test-dashboard.ts'

const [firstOrder, secondOrder] = aDashboard.orders

test('sets a flag on its course only', () => {
  const { orders } = withFlag(aDashboard, 'First', 'acceptedDisclosureAgreement')
  expect(orders).toEqual([{ ...firstOrder, acceptedDisclosureAgreement: true }, secondOrder])
})

test('does not change the status if the registration result has no status', () => {
  expect(withRegistration(aDashboard, anOrder, null).orders[0]).toEqual({
    ...firstOrder,
    hasRegisteredCourse: true,
  })
  expect(withRegistration(aDashboard, anOrder, 4).orders).toEqual([
    { ...firstOrder, hasRegisteredCourse: true, courseStatus: 4 },
    secondOrder,
  ])
})

test('replaces the waiting order and its invite with the placed order', () => {
  const placed = { ...anOrder, courseNumber: 'Second', courseStatus: 2, orderId: 'order-2' }
  const after = withOrders(aDashboard, {
    success: true,
    errorMessage: null,
    errorCode: null,
    errorParams: null,
    orders: [placed],
    firstCourseForJointCaseOrders: null,
    secondCourseForJointCaseOrders: null,
  })
  expect([after.orders, after.invites]).toEqual([[firstOrder, placed], []])
})

test.each([
  ['the owner may open the first page', 2, 'verify'],
  ['the owner may open the first page (by phone)', 12, 'verify'],
  ['the order of the spouse is not opened', 9, 'courses'],
] as const)(
  'knows the owner of a new order before the dashboard is read again: %s',
  (_, courseStatus, page) => {
    const placed = {
      ...anOrder,
      courseNumber: 'Second',
      courseStatus,
      orderId: 'order-2',
      orderItemId: 'item-2',
      verifiedDetails: false,
      hasRegisteredCourse: false,
    }
    const notYetRead = {
      ...aDashboard,
      courses: aDashboard.courses.map((courseState) => ({ ...courseState, isOwner: false })),
    }
    const { courses } = withOrders(notYetRead, {
      success: true,
      errorMessage: null,
      errorCode: null,
      errorParams: null,
      orders: [placed],
      firstCourseForJointCaseOrders: null,
      secondCourseForJointCaseOrders: null,
    })
    const second = courses.find(({ courseNumber }) => courseNumber === 'Second')
    expect(getTurn('verify', placed, second?.isOwner === true)).toBe(page)
    expect(courses.find(({ courseNumber }) => courseNumber === 'First')?.isOwner).toBe(false)
  },
)

test('updates the steps of both courses even if the result has no joint option', () => {
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
    courses: aDashboard.courses.map((courseState) => ({ ...courseState, jointOption: 1 })),
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
] as const)(
  'compares an existing order with %s (provider %s, method %s): %s',
  (_, provider, method, expected) =>
    expect(getPlacing(aDashboard, 'First', provider, method)).toBe(expected),
)

test('does not count an order without a choice as an ordered course', () =>
  expect(getPlacing(aDashboard, 'Second', 245, 2)).toBe('nothing'))

test('reads a failed order from the stored step', () => {
  const courses = aDashboard.courses.map((courseState) => ({
    ...courseState,
    orderStep: 'CourseOrderFailed',
  }))
  expect(getPlacing({ orders: [], courses }, 'Second', 245, 2)).toBe('failed')
  expect(getPlacing({ ...aDashboard, courses }, 'First', 245, 2)).toBe('this')
})
