import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { findCourseNumber } from '../../rules/progress/courses.ts'
import { problem } from '../../rules/problems.ts'
import { listCoursesOfCases, type StoredCourses } from '../stored-courses.store.ts'

export interface OpenedCourses {
  readonly opened: OpenedCase
  readonly stored: StoredCourses
}

/** Treats a debtor other than the viewer's own like a missing case (spec: courses#own-debtor). */
export async function openCourses(
  db: Db,
  viewer: PortalReader,
  caseId: string,
  isDebtor1?: boolean,
): Promise<OpenedCourses> {
  const opened = await openCase(db, viewer, caseId)
  if (isDebtor1 !== undefined && isDebtor1 !== (opened.debtor === 1)) await openCase(db, viewer, '')
  const { id, firmId } = opened
  const courses = await listCoursesOfCases(db, [{ caseId: id, firmId }], { withValueProps: true })
  const stored = courses.get(id)
  if (!stored) throw new Error('A case that can be opened has its facts')
  return { opened, stored }
}

/** Maps a client's number to one of the two courses. */
export function getCourse(courseType: number): CourseNumber {
  const course = findCourseNumber(courseType)
  if (course === undefined) throw problem('courses.unknown-course')
  return course
}
