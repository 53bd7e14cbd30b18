import { expect, test } from 'vitest'
import { withLocalStep } from './course-overlay.ts'

const failed = { orderStep: 'CourseOrderFailed', orderStatus: 8, hasPlacedOrder: false }
const retry = { shown: { orderStep: 'UserVerification', orderStatus: 1 }, over: failed } as const

test('shows the first step after Retry as long as the server still has the failure', () => {
  expect(withLocalStep(failed, retry)).toEqual({
    orderStep: 'UserVerification',
    orderStatus: 1,
    hasPlacedOrder: false,
  })
})

test("uses the server's step if there is no local step", () =>
  expect(withLocalStep(failed, undefined)).toBe(failed))

test.each([
  ['the step', { ...failed, orderStep: 'ChooseCourse', orderStatus: 1 }],
  ['the status', { ...failed, orderStatus: 3 }],
  ['an order', { ...failed, hasPlacedOrder: true }],
])('drops the local step if the server has changed %s', (_, changed) =>
  expect(withLocalStep(changed, retry)).toBe(changed),
)
