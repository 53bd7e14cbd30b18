// spec: courses#uploaded-certificate
import { getCourseType, type CourseNumber, type CourseType } from './progress/courses.ts'
import type { Debtor } from './progress/course-facts.ts'

export interface Upload {
  readonly courseType: CourseType
  readonly debtor: Debtor
  readonly documentId: string
  /** Pending, Review, Accepted and Approved documents count as certificates, Rejected do not. */
  readonly status: string
  /** `YYYY-MM-DD`, entered by the firm. */
  readonly completedOn: string | null
}

/** In order of priority: accepted before waiting. */
const counting: readonly string[] = ['Accepted', 'Approved', 'Review', 'Pending']

/** Returns the debtor's valid certificate document; never a rejected or replaced one. */
export function uploadFor(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): Upload | undefined {
  const own = getUploads(uploads, course, debtor)
  return counting.flatMap((status) => own.filter((upload) => upload.status === status))[0]
}

/** True when the debtor's document was sent back and not replaced. */
export function isUploadRejected(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): boolean {
  return (
    uploadFor(uploads, course, debtor) === undefined &&
    getUploads(uploads, course, debtor).some(({ status }) => status === 'Rejected')
  )
}

function getUploads(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): readonly Upload[] {
  return uploads.filter(
    (upload) => upload.courseType === getCourseType(course) && upload.debtor === debtor,
  )
}
