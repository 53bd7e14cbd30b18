import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { Db } from '#ports/database.ts'
import type { CoursePayment } from '../../rules/progress/courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface FirmCoursesDeps extends CoursesDeps, WorkspaceDeps {
  /** Who pays in new cases of a firm. The invitation feature knows it. */
  readonly usualPayerOfCourses: (db: Db, firmId: string) => Promise<CoursePayment>
}
