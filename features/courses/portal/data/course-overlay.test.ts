import { expect, test } from 'vitest'
import { withLocalStep } from './course-overlay.ts'

const failed = { orderStep: 'CourseOrderFailed', orderStatus: 8, hasPlacedOrder: false }
const retry = { shown: { orderStep: 'UserVerification', orderStatus: 1 }, over: failed } as const

test('shows the first step after Retry while the stored failure stays', () => {
  expect(withLocalStep(failed, retry)).toEqual({
    orderStep: 'UserVerification',
    orderStatus: 1,
    hasPlacedOrder: false,
  })
})

test("uses the server's step without a local one", () =>
  expect(withLocalStep(failed, undefined)).toBe(failed))

test.each([
  ['the step', { ...failed, orderStep: 'ChooseCourse', orderStatus: 1 }],
  ['the status', { ...failed, orderStatus: 3 }],
  ['an order', { ...failed, hasPlacedOrder: true }],
])('prefers %s that the server changed', (_, changed) =>
  expect(withLocalStep(changed, retry)).toBe(changed),
)
