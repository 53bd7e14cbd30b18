import type { GraphContext } from '#contract/graph-context.ts'
import type { IssuedCertificate } from '#features/documents/rules/certificate.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { courseNumbers, getCourseType } from '../../rules/progress/courses.ts'
import { toViewedCourse } from '../../rules/progress/viewed-course.ts'
import { loadCourses } from '../case-courses.ts'
import type { CoursesDeps } from '../deps.ts'

/** Returns the certificates whose file is stored, until the firm resets the course. */
export async function issuedCertificates(
  deps: Pick<CoursesDeps, 'database'>,
  legalCase: CaseOfFirm,
  batch: GraphContext['batch'],
): Promise<readonly IssuedCertificate[]> {
  const facts = await loadCourses(deps, legalCase, batch)
  return courseNumbers.flatMap((course) =>
    facts.people.flatMap(({ debtor }) => {
      const { certificate } = toViewedCourse(facts, course, debtor, [])
      return certificate
        ? [{ courseType: getCourseType(course), debtor, completedOn: certificate.completedOn }]
        : []
    }),
  )
}
