import { expect, test } from 'vitest'
import type { Mirror } from '#ui/mirror/mirror.ts'
import { withLocalStep } from './dashboard.ts'
import { readStoredCourses, storeCourses } from './stored-courses.ts'
import { aDashboard } from './test-dashboard.ts'

function openTestMirror(): Pick<Mirror, 'read' | 'write'> & { records: Map<string, unknown> } {
  const records = new Map<string, unknown>()
  return {
    records,
    read: (_, id) => records.get(id),
    write: (_, id, value) => void records.set(id, value),
  }
}

test('restores the dashboard from both courses, without the access code', () => {
  const mirror = openTestMirror()
  storeCourses(mirror, 'case-1', aDashboard)
  expect(readStoredCourses(mirror, 'case-1')).toEqual({
    ...aDashboard,
    orders: aDashboard.orders.map((order) => ({ ...order, courseAccessCode: null })),
  })
})

test('never stores the access code', () => {
  const mirror = openTestMirror()
  storeCourses(mirror, 'case-1', aDashboard)
  expect(JSON.stringify([...mirror.records.values()])).not.toContain('278783491')
})

test("stores the server's step instead of a step that only this tab shows", () => {
  const mirror = openTestMirror()
  const local = { orderStep: 'CourseOrderFailed', orderStatus: 12 } as const
  storeCourses(mirror, 'case-1', withLocalStep(aDashboard, 'Second', local))
  expect(readStoredCourses(mirror, 'case-1')?.courses).toEqual(aDashboard.courses)
})

test.each(['first', 'second'])(
  'shows nothing when only one course is stored: without the %s',
  (course) => {
    const mirror = openTestMirror()
    storeCourses(mirror, 'case-1', aDashboard)
    mirror.records.delete(`course:case-1:${course}`)
    expect(readStoredCourses(mirror, 'case-1')).toBeUndefined()
  },
)

test('stores each course of each case under a different ID', () => {
  const mirror = openTestMirror()
  storeCourses(mirror, 'case-1', aDashboard)
  expect([...mirror.records.keys()]).toEqual(['course:case-1:first', 'course:case-1:second'])
  expect(readStoredCourses(mirror, 'case-2')).toBeUndefined()
})
