// incrementOrderRegisterCourseCount: somebody has opened their course once more, or has registered for one by telephone.
import type { ClientViewer } from '#lib/viewer.ts'
import { problemsOf } from '#lib/problem.ts'
import { coursesProblems } from '../../rules/problems.ts'
import type { CourseSuccessRecord } from '../../rules/records.ts'
import { courseOf, openCourses } from './open-courses.ts'
import { ownItemOf } from '../ordering/own-item.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import { countOpening } from './registrations.store.ts'
import type { CoursesWorld } from '../deps.ts'

const problem = problemsOf(coursesProblems)

/** Counted once for each key; without one, each time. For the firm to see. */
export async function noteCourseOpened(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
  courseType: number,
  key: string | undefined,
): Promise<CourseSuccessRecord> {
  const courseNumber = courseOf(courseType)
  const { opened, stored } = await openCourses(world.database.db, viewer, caseId)
  const own = ownItemOf(stored, opened.debtor, ({ order }) => order.courseNumber === courseNumber)
  if (!own) return refusedWith(problem('courses.not-found'))
  await world.database.transact((tx) =>
    countOpening(
      tx,
      { caseId: opened.id, courseNumber, firmId: stored.firmId },
      opened.debtor,
      key ?? world.ids.rowId(),
    ),
  )
  return { success: true, errorMessage: null }
}
