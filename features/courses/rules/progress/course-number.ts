import {
  findPlacedOrder,
  getProgress,
  getStatusOfDebtor,
  type CourseFacts,
  type Debtor,
} from './course-facts.ts'
import { courseStatus, type CourseNumber } from './courses.ts'
import { isTheOthersAlone, findOption } from './joint-option.ts'
import { viewedStatus } from './viewed-course.ts'
import type { Upload } from '../upload.ts'

/** True with any certificate, or if only the other debtor takes it (spec: courses#course-done). */
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
    isTheOthersAlone(findOption(facts, course), debtor)
  )
}

/** spec: courses#next-course-number */
export function dashBoardCourseNumber(
  facts: CourseFacts,
  debtor: Debtor,
  uploads: readonly Upload[],
): CourseNumber | null {
  if (facts.clientCode === null) return null
  const status = getStatusOfDebtor(facts, debtor)
  const course = status === 'Pre-Filing' ? 'First' : status === 'Filed' ? 'Second' : null
  if (course === null || isCourseDone(facts, course, debtor, uploads)) return null
  return course === 'Second' && isStillHeld(facts, debtor) ? null : course
}

function isStillHeld(facts: CourseFacts, debtor: Debtor): boolean {
  return (
    getProgress(facts, 'Second', debtor).isHeld &&
    findPlacedOrder(facts, 'Second', debtor) === undefined
  )
}
