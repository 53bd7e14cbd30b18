// What outlives a reload: a copy of the cached courses, sealed in the tab's storage
// (spec: courses#course-mirror).
import type { Mirror } from '#ui/mirror/mirror.ts'
import { courseNumbers, type CourseNumber } from '../../rules/progress/courses.ts'
import { getTabName } from '../course-paths.ts'
import { toConfirmed, type Dashboard } from './dashboard.ts'

export function storeCourses(
  mirror: Pick<Mirror, 'write'>,
  caseId: string,
  dashboard: Dashboard,
): void {
  for (const course of courseNumbers)
    mirror.write('courses', getRecordId(caseId, course), toRecord(toConfirmed(dashboard), course))
}

/** Returns undefined unless both courses are stored. */
export function readStoredCourses(
  mirror: Pick<Mirror, 'read'>,
  caseId: string,
): Dashboard | undefined {
  const [first, second] = courseNumbers.map(
    (course) => mirror.read('courses', getRecordId(caseId, course)) as Dashboard | undefined,
  )
  if (!first || !second) return undefined
  return {
    ...second,
    invites: [...first.invites, ...second.invites],
    orders: [...first.orders, ...second.orders],
    courses: [...first.courses, ...second.courses],
  }
}

/** `course:{caseId}:{first|second}` */
function getRecordId(caseId: string, course: CourseNumber): string {
  return `course:${caseId}:${getTabName(course)}`
}

function toRecord(dashboard: Dashboard, course: CourseNumber): Dashboard {
  const ofCourse = ({ courseNumber }: { readonly courseNumber: string }) => courseNumber === course
  return {
    ...dashboard,
    invites: dashboard.invites.filter(ofCourse),
    orders: dashboard.orders
      .filter(ofCourse)
      .map((order) => ({ ...order, courseAccessCode: null })),
    courses: dashboard.courses.filter(ofCourse),
  }
}
