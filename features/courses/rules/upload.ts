// Certificates that a client has handed in: which of them stand for a course (decisions-courses A5d.2).
import { courseTypeOf, type CourseNumber, type CourseType } from './courses.ts'
import type { Debtor } from './course-facts.ts'

/** A document in the category that takes the certificate of a course. */
export interface Upload {
  readonly courseType: CourseType
  readonly debtor: Debtor
  readonly documentId: string
  /** Pending, Review, Accepted, Approved; others do not count. */
  readonly status: string
  /** `YYYY-MM-DD`, as the firm has told it. */
  readonly completedOn: string | null
}

/** In the order in which they are taken: what the firm has accepted before what waits. */
const counting: readonly string[] = ['Accepted', 'Approved', 'Review', 'Pending']

/** The one that stands for the course of this debtor; rejected and replaced ones never do. */
export function uploadFor(uploads: readonly Upload[], course: CourseNumber, debtor: Debtor): Upload | undefined {
  const own = uploads.filter((upload) => upload.courseType === courseTypeOf(course) && upload.debtor === debtor)
  return counting.flatMap((status) => own.filter((upload) => upload.status === status))[0]
}
