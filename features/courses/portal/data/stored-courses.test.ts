import { expect, test } from 'vitest'
import { getDashboard, getRecordId, toStoredCourse } from './stored-courses.ts'
import { aDashboard } from './test-dashboard.ts'

test('restores the dashboard from both courses, without the access code', () => {
  const back = getDashboard((course) => toStoredCourse(aDashboard, course))
  expect(back).toEqual({
    ...aDashboard,
    orders: aDashboard.orders.map((order) => ({ ...order, courseAccessCode: null })),
  })
})

test('never stores the access code', () => {
  expect(
    JSON.stringify([toStoredCourse(aDashboard, 'First'), toStoredCourse(aDashboard, 'Second')]),
  ).not.toContain('278783491')
})

test('shows nothing when only one course is stored', () => {
  expect(
    getDashboard((course) => (course === 'First' ? toStoredCourse(aDashboard, course) : undefined)),
  ).toBeUndefined()
})

test('returns a different ID for each course of each case', () => {
  expect([getRecordId('case-1', 'First'), getRecordId('case-1', 'Second')]).toEqual([
    'course:case-1:first',
    'course:case-1:second',
  ])
})
