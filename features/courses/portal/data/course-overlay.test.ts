// A step that only this tab knows holds as long as the server has learnt nothing new.
import { expect, test } from 'vitest'
import { overlaid } from './course-overlay.ts'

const failed = { orderStep: 'CourseOrderFailed', orderStatus: 8, hasPlacedOrder: false }
const retry = { shown: { orderStep: 'UserVerification', orderStatus: 1 }, over: failed } as const

test('Retry shows the first step while the stored failure stays', () => {
  expect(overlaid(failed, retry)).toEqual({
    orderStep: 'UserVerification',
    orderStatus: 1,
    hasPlacedOrder: false,
  })
})

test('without anything local the server counts', () =>
  expect(overlaid(failed, undefined)).toBe(failed))

test.each([
  ['the step', { ...failed, orderStep: 'ChooseCourse', orderStatus: 1 }],
  ['the status', { ...failed, orderStatus: 3 }],
  ['an order', { ...failed, hasPlacedOrder: true }],
])('%s that the server has learnt counts more', (_, standing) =>
  expect(overlaid(standing, retry)).toBe(standing),
)
