import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { readRefusal, type ProblemFacts } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { getCourseType, jointOption, orderSource } from '../../../rules/progress/courses.ts'
import { toResponseText } from '../../data/response-text.ts'
import { acceptFoundCourse } from '../../courses.operations.ts'
import { findReportedProblem } from '../../data/lost-response.ts'
import { readCoursesAgainSoon } from '../../data/cached-courses.ts'
import { type CourseOfViewer } from '../../data/use-courses.ts'
import { coursesSentences, foundWords } from '../../words.ts'
import { InfoCard } from '../InfoCard.tsx'

export function FoundOrder({
  course: { courseNumber, courseState },
}: {
  readonly course: CourseOfViewer
}) {
  const words = useWords(foundWords)
  const sentences = useWords(coursesSentences)
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<ProblemFacts | 'lost'>()

  async function accept() {
    setWorking(true)
    setRefusal(undefined)
    const problem = await graph
      .run(acceptFoundCourse, {
        caseId,
        courseType: getCourseType(courseNumber),
        isDebtor1,
        orderItemSourceTypeId: orderSource.lookUp,
        isJoint: courseState?.jointOption === jointOption.together,
      })
      .then(
        ({ placeNewCourseLookupFoundCourse: answer }) =>
          answer.success ? undefined : readRefusal(answer, answer.errorMessage ?? ''),
        (failure: unknown) => {
          if (!(failure instanceof GraphProblem)) throw failure
          return findReportedProblem(failure) ?? 'lost'
        },
      )
    // Reads the data even after a refusal, because maybe only the response was lost.
    await readCoursesAgainSoon()
    setRefusal(problem)
    setWorking(false)
  }

  const reported = refusal === 'lost' ? undefined : refusal

  return (
    <InfoCard
      icon="graduation-cap"
      tone="yours"
      title={words.title}
      action={
        <Button busy={isWorking && words.working} onPress={() => void accept()}>
          {words.next}
        </Button>
      }
    >
      {refusal === undefined ? null : (
        <Banner
          tone="bad"
          title={toResponseText(reported, 'courses.accept-found-failed', sentences)}
          takesFocus
        />
      )}
      <p>{words.text}</p>
      {courseState?.orderStatusMessage ? (
        <dl className="fact-list">
          <dt>{words.status}</dt>
          <dd className="strong">{courseState.orderStatusMessage}</dd>
        </dl>
      ) : null}
    </InfoCard>
  )
}
