import { expect, test } from 'vitest'
import { toConfirmed, withCachedSteps, withLocalStep, withOrders } from './dashboard.ts'
import { aDashboard } from './test-dashboard.ts'

const failed = { orderStep: 'CourseOrderFailed', orderStatus: 8, hasPlacedOrder: false }
const start = { orderStep: 'UserVerification', orderStatus: 1 } as const
const [first, second] = aDashboard.courses
const read = { ...aDashboard, courses: [{ ...first, ...failed }, second] } as typeof aDashboard
const afterRetry = withLocalStep(read, 'First', start)

/** Reads the dashboard again after the server has changed the first course. */
function readAgain(change: object) {
  const changed = { ...read, courses: [{ ...first, ...failed, ...change }, second] } as typeof read
  return { changed, shown: withCachedSteps(changed, afterRetry) }
}

test('shows the first step after Retry as long as the server still has the failure', () => {
  expect(afterRetry.courses[0]).toMatchObject({ ...start, hasPlacedOrder: false })
  const { shown } = readAgain({ jointOption: 1 })
  expect(shown.courses[0]).toMatchObject({ ...start, hasPlacedOrder: false, jointOption: 1 })
  expect(withCachedSteps(read, shown).courses[0]).toMatchObject(start)
})

test("uses the server's step if there is no local step", () => {
  expect(withCachedSteps(read, undefined)).toEqual(read)
  expect(withCachedSteps(read, aDashboard)).toEqual(read)
  expect(afterRetry.courses[1]).toBe(second)
})

test.each([
  ['the step', { orderStep: 'ChooseCourse', orderStatus: 1 }],
  ['the status', { orderStatus: 3 }],
  ['an order', { hasPlacedOrder: true }],
])('drops the local step if the server has changed %s', (_, change) => {
  const { changed, shown } = readAgain(change)
  expect(shown).toEqual(changed)
})

test("knows the server's step below a local one, and below a second one", () => {
  const again = withLocalStep(afterRetry, 'First', {
    orderStep: 'CourseOrderFailed',
    orderStatus: 9,
  })
  expect(toConfirmed(again)).toEqual(read)
  expect(withCachedSteps(read, again).courses[0]).toMatchObject({ orderStatus: 9 })
})

test('drops the local steps of both courses with an order', () => {
  const placed = withOrders(withLocalStep(afterRetry, 'Second', start), {
    success: true,
    errorMessage: null,
    errorCode: null,
    errorParams: null,
    orders: [],
    firstCourseForJointCaseOrders: null,
    secondCourseForJointCaseOrders: null,
  })
  expect(placed.courses).toEqual(read.courses)
})
