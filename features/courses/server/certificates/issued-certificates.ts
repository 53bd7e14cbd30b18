// Tells the documents feature which certificates course providers issued in a case.
import type { GraphContext } from '#contract/graph-context.ts'
import type { IssuedCertificate } from '#features/documents/rules/certificate.ts'
import { courseNumbers, courseTypeOf } from '../../rules/progress/courses.ts'
import { seenCourse } from '../../rules/progress/seen-course.ts'
import { loadCourses } from '../case-courses.ts'
import type { CoursesWorld } from '../deps.ts'

/** Of both debtors and courses. A certificate counts once its file is stored, until the firm resets the course. */
export async function issuedCertificates(
  world: Pick<CoursesWorld, 'database'>,
  caseId: string,
  batch: GraphContext['batch'],
): Promise<readonly IssuedCertificate[]> {
  const facts = await loadCourses(world, caseId, batch)
  return courseNumbers.flatMap((course) =>
    facts.people.flatMap(({ debtor }) => {
      const { certificate } = seenCourse(facts, course, debtor, [])
      return certificate
        ? [{ courseType: courseTypeOf(course), debtor, completedOn: certificate.completedOn }]
        : []
    }),
  )
}
