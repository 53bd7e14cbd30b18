// spec: courses#course-mirror
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { courseNumbers } from '../../rules/progress/courses.ts'
import { getTabName } from '../course-paths.ts'
import type { CourseDashboardQuery } from '../courses.operations.ts'

type Dashboard = CourseDashboardQuery['courseDashboard']

export interface StoredCourse extends Pick<
  Dashboard,
  'invites' | 'orders' | 'courses' | 'spouseFirstName' | 'spouseLastName' | 'supportPhone'
> {}

/** `course:{caseId}:{first|second}` */
export function getRecordId(caseId: string, course: CourseNumber): string {
  return `course:${caseId}:${getTabName(course)}`
}

export function toStoredCourse(dashboard: Dashboard, course: CourseNumber): StoredCourse {
  const ofCourse = <One extends { readonly courseNumber: string }>(list: readonly One[]) =>
    list.filter(({ courseNumber }) => courseNumber === course)
  return {
    invites: ofCourse(dashboard.invites),
    orders: ofCourse(dashboard.orders).map((order) => ({ ...order, courseAccessCode: null })),
    courses: ofCourse(dashboard.courses),
    spouseFirstName: dashboard.spouseFirstName,
    spouseLastName: dashboard.spouseLastName,
    supportPhone: dashboard.supportPhone,
  }
}

/** Expects the two courses in order. Returns undefined unless both are stored. */
export function getDashboard(
  read: (course: CourseNumber) => StoredCourse | undefined,
): Dashboard | undefined {
  const stored = courseNumbers.flatMap((course) => read(course) ?? [])
  const last = stored.at(-1)
  if (last === undefined || stored.length < courseNumbers.length) return undefined
  return {
    invites: stored.flatMap(({ invites }) => invites),
    orders: stored.flatMap(({ orders }) => orders),
    courses: stored.flatMap(({ courses }) => courses),
    spouseFirstName: last.spouseFirstName,
    spouseLastName: last.spouseLastName,
    supportPhone: last.supportPhone,
  }
}
