import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { coursesOfCase } from './case-courses.operations.ts'
import { CourseCard } from './CourseCard.tsx'
import { OfferCard } from './OfferCard.tsx'

const pollMs = 15_000

/** Both courses of each debtor, and what the firm may do with them. */
export function CoursesTab({ legalCase: { client } }: CaseTabProps) {
  const query = useGraphQuery(
    coursesOfCase,
    { caseId: client.id },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  return (
    <Part query={query}>
      {({ caseCourses: courses }) => (
        <>
          <OfferCard caseId={client.id} courses={courses} />
          <div className="case-columns even">
            {courses.courses.map((course) => (
              <div key={course.course} className="case-column">
                <CourseCard caseId={client.id} courses={courses} course={course} />
              </div>
            ))}
          </div>
        </>
      )}
    </Part>
  )
}
