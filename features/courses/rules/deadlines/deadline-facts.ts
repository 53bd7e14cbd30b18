import type { DeadlineFacts } from './course-deadlines.ts'
import { getStatusOfDebtor, type CourseFacts, type Debtor } from '../progress/course-facts.ts'
import { isCourseDone } from '../progress/course-number.ts'
import type { CourseNumber } from '../progress/courses.ts'
import { toViewedCourse } from '../progress/viewed-course.ts'
import type { Upload } from '../upload.ts'

/** Deadlines that the firm set for a debtor. A null `day` means no deadline. */
export type DaysOfFirm = ReadonlyArray<{
  readonly debtor: Debtor
  readonly kind: keyof DeadlineFacts['ofFirm']
  readonly day: string | null
}>

/** Returns the completion date from the certificate or the upload, or null if it is unknown. */
export function completedOn(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  uploads: readonly Upload[],
): string | null {
  const { certificate, upload } = toViewedCourse(facts, course, debtor, uploads)
  return certificate?.completedOn ?? upload?.completedOn ?? null
}

export function getDeadlineFacts(
  facts: CourseFacts,
  debtor: Debtor,
  more: {
    readonly uploads: readonly Upload[]
    readonly firstMeeting: string | null
    readonly ofFirm: DaysOfFirm
  },
): DeadlineFacts {
  const { uploads, firstMeeting, ofFirm } = more
  return {
    caseStatus: getStatusOfDebtor(facts, debtor),
    chapter: facts.chapter,
    firstMeeting,
    firstCompletedOn: completedOn(facts, 'First', debtor, uploads),
    isFirstDone: isCourseDone(facts, 'First', debtor, uploads),
    isSecondDone: isCourseDone(facts, 'Second', debtor, uploads),
    ofFirm: Object.fromEntries(
      ofFirm.filter((own) => own.debtor === debtor).map(({ kind, day }) => [kind, day]),
    ),
  }
}
