// Which course is due for somebody, and which is behind them (seeds/002, section 2; decisions-courses A2.16, A5b).
import { placedOrderOf, progressOf, type CourseFacts, type Debtor } from './course-facts.ts'
import { courseStatus, type CourseNumber } from './courses.ts'
import { isTheOthersAlone, optionOf } from '../ordering/joint-option.ts'
import { viewedStatus } from './seen-course.ts'
import type { Upload } from '../upload.ts'

/** True when this debtor needs nothing more for this course: a certificate of either kind, or a course that is the other's alone. */
export function isCourseDone(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  uploads: readonly Upload[],
): boolean {
  const status = viewedStatus(facts, course, debtor, uploads)
  return (
    status === courseStatus.complete ||
    status === courseStatus.manuallyUploaded ||
    isTheOthersAlone(optionOf(facts, course), debtor)
  )
}

/** First before filing, Second once filed; null for any other status, for a case without client code, when that course is done, and while the firm asks to wait with a second one that is not ordered. */
export function dashBoardCourseNumber(
  facts: CourseFacts,
  debtor: Debtor,
  uploads: readonly Upload[],
): CourseNumber | null {
  if (facts.clientCode === null) return null
  const course =
    facts.caseStatus === 'Pre-Filing' ? 'First' : facts.caseStatus === 'Filed' ? 'Second' : null
  if (course === null || isCourseDone(facts, course, debtor, uploads)) return null
  return course === 'Second' && isStillHeld(facts, debtor) ? null : course
}

function isStillHeld(facts: CourseFacts, debtor: Debtor): boolean {
  return (
    progressOf(facts, 'Second', debtor).isHeld &&
    placedOrderOf(facts, 'Second', debtor) === undefined
  )
}
