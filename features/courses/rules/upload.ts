// Certificates that a client has handed in: which of them stand for a course (decisions-courses A5d.2).
import { courseTypeOf, type CourseNumber, type CourseType } from './progress/courses.ts'
import type { Debtor } from './progress/course-facts.ts'

/** A document in the category that takes the certificate of a course. */
export interface Upload {
  readonly courseType: CourseType
  readonly debtor: Debtor
  readonly documentId: string
  /** Pending, Review, Accepted, Approved stand for a course; Rejected does not. */
  readonly status: string
  /** `YYYY-MM-DD`, as the firm has told it. */
  readonly completedOn: string | null
}

/** In the order in which they are taken: what the firm has accepted before what waits. */
const counting: readonly string[] = ['Accepted', 'Approved', 'Review', 'Pending']

/** The one that stands for the course of this debtor; rejected and replaced ones never do. */
export function uploadFor(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): Upload | undefined {
  const own = uploadsOf(uploads, course, debtor)
  return counting.flatMap((status) => own.filter((upload) => upload.status === status))[0]
}

/** True when what this debtor has handed in was sent back, and nothing has come in its place. */
export function isUploadRejected(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): boolean {
  return (
    uploadFor(uploads, course, debtor) === undefined &&
    uploadsOf(uploads, course, debtor).some(({ status }) => status === 'Rejected')
  )
}

function uploadsOf(
  uploads: readonly Upload[],
  course: CourseNumber,
  debtor: Debtor,
): readonly Upload[] {
  return uploads.filter(
    (upload) => upload.courseType === courseTypeOf(course) && upload.debtor === debtor,
  )
}
