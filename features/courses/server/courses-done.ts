import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import { courseNumbers, type CourseNumber } from '../rules/progress/courses.ts'
import { isCourseDone } from '../rules/progress/course-number.ts'
import { toViewedCourse } from '../rules/progress/viewed-course.ts'
import { listCoursesOfCases } from './stored-courses.store.ts'

export interface FinishedCourse {
  readonly course: CourseNumber
  readonly provider: string | null
  /** `YYYY-MM-DD`, in the office's time zone. */
  readonly completedOn: string
  readonly certificateNumber: string
}

/** How many of these debtors have no certificate of the second course. */
export async function countSecondCoursesMissing(
  db: Db,
  legalCase: CaseOfFirm,
  debtors: readonly Debtor[],
): Promise<number> {
  const facts = (await listCoursesOfCases(db, [legalCase])).get(legalCase.caseId)
  if (!facts || facts.clientCode === null) return 0
  const uploads = (await listCertificateUploads(db, [legalCase])).get(legalCase.caseId) ?? []
  return debtors.filter((debtor) => !isCourseDone(facts, 'Second', debtor, uploads)).length
}

/** Includes only courses whose certificate file is stored. Uses one statement. */
export async function coursesDone(
  db: Db,
  legalCase: CaseOfFirm,
  debtor: Debtor,
): Promise<readonly FinishedCourse[]> {
  const facts = (await listCoursesOfCases(db, [legalCase])).get(legalCase.caseId)
  if (!facts) return []
  return courseNumbers.flatMap((course) => {
    const { certificate, order, item } = toViewedCourse(facts, course, debtor, [])
    const provider = order?.offers.find(({ id }) => id === item?.id)?.name ?? null
    return certificate
      ? [
          {
            course,
            provider,
            completedOn: certificate.completedOn,
            certificateNumber: certificate.number,
          },
        ]
      : []
  })
}
