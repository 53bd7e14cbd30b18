import { expect, test } from 'vitest'
import { getDashboard, getMirrorId, mirroredCourse } from './mirrored-course.ts'
import { aDashboard } from './test-dashboard.ts'

test('restores the dashboard from both courses, without the access code', () => {
  const back = getDashboard((course) => mirroredCourse(aDashboard, course))
  expect(back).toEqual({
    ...aDashboard,
    orders: aDashboard.orders.map((order) => ({ ...order, courseAccessCode: null })),
  })
})

test('never stores the access code', () => {
  expect(
    JSON.stringify([mirroredCourse(aDashboard, 'First'), mirroredCourse(aDashboard, 'Second')]),
  ).not.toContain('278783491')
})

test('shows nothing when only one course is stored', () => {
  expect(
    getDashboard((course) => (course === 'First' ? mirroredCourse(aDashboard, course) : undefined)),
  ).toBeUndefined()
})

test('returns a different ID for each course of each case', () => {
  expect([getMirrorId('case-1', 'First'), getMirrorId('case-1', 'Second')]).toEqual([
    'course:case-1:first',
    'course:case-1:second',
  ])
})
