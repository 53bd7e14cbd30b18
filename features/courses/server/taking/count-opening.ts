import type { ClientViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import type { CourseSuccessRecord } from '../../rules/records.ts'
import { getCourse, openCourses } from '../ordering/open-courses.ts'
import { findOwnItem } from './find-own-item.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import { countOpening } from './registrations.store.ts'
import type { CoursesDeps } from '../deps.ts'

/** Counts each key once. Without a key, counts every call. The firm sees the number. */
export async function countCourseOpened(
  deps: CoursesDeps,
  viewer: ClientViewer,
  caseId: string,
  courseType: number,
  key: string | undefined,
): Promise<CourseSuccessRecord> {
  const courseNumber = getCourse(courseType)
  const { opened, stored } = await openCourses(deps.database.db, viewer, caseId)
  const own = findOwnItem(stored, opened.debtor, ({ order }) => order.courseNumber === courseNumber)
  if (!own) return refusedWith(problem('courses.not-found'))
  await deps.database.transact((tx) =>
    countOpening(
      tx,
      { caseId: opened.id, courseNumber, firmId: stored.firmId },
      opened.debtor,
      key ?? deps.ids.rowId(),
    ),
  )
  return { success: true, errorMessage: null }
}
