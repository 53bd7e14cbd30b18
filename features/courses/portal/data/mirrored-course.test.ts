// The courses come back after a reload as they were, but for the code that opens one; half of them does not come back.
import { expect, test } from 'vitest'
import { dashboardOf, mirrorIdOf, mirroredCourse } from './mirrored-course.ts'
import { aDashboard } from './test-dashboard.ts'

test('both courses make the dashboard again, without the access code', () => {
  const back = dashboardOf((course) => mirroredCourse(aDashboard, course))
  expect(back).toEqual({
    ...aDashboard,
    orders: aDashboard.orders.map((order) => ({ ...order, courseAccessCode: null })),
  })
})

test('nothing that is kept holds the access code', () => {
  expect(
    JSON.stringify([mirroredCourse(aDashboard, 'First'), mirroredCourse(aDashboard, 'Second')]),
  ).not.toContain('278783491')
})

test('one course alone is not shown', () => {
  expect(
    dashboardOf((course) => (course === 'First' ? mirroredCourse(aDashboard, course) : undefined)),
  ).toBeUndefined()
})

test('each course of each case has its own name', () => {
  expect([mirrorIdOf('case-1', 'First'), mirrorIdOf('case-1', 'Second')]).toEqual([
    'course:case-1:first',
    'course:case-1:second',
  ])
})
