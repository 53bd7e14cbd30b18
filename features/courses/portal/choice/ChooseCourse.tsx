import { useEffect } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { sentenceFor } from '#lib/problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useWords } from '#ui/language/language.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { getCourseType, orderStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import type { CoursesProblemCode } from '../../rules/problems.ts'
import { placeNewCourseOrder } from '../courses.operations.ts'
import { NotLoaded } from '../flow/FlowPage.tsx'
import { findReportedProblem } from '../data/lost-response.ts'
import { cacheStep, cacheLostStep } from '../data/cached-courses.ts'
import { coursesSentences, choiceWords } from '../words.ts'
import { ProviderList } from './ProviderList.tsx'

// Requesting a quote is a call, not a query: sent once per visit and never repeated automatically.
queryClient.setQueryDefaults([placeNewCourseOrder.name], {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Problem code when another tab or the spouse is changing the same course. */
const busy: CoursesProblemCode = 'courses.busy'

export function ChooseCourse({ course }: { readonly course: CourseNumber }) {
  const words = useWords(choiceWords)
  const sentences = useWords(coursesSentences)
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const { data, error, refetch } = useGraphQuery(placeNewCourseOrder, {
    caseId,
    courseType: getCourseType(course),
    isDebtor1,
  })
  const answer = data?.placeNewCourseOrder
  const message = error && findReportedProblem(error)
  const isLost = error !== null && !message
  const isBusy = answer?.errorCode === busy

  useEffect(() => {
    if (answer?.success === false && !isBusy) void cacheStep(caseId, answer)
    if (isLost)
      void cacheLostStep(caseId, course, {
        orderStep: 'CourseOrderFailed',
        orderStatus: orderStatus.errorOnChooseCourse,
      })
  }, [caseId, course, answer, isBusy, isLost])

  if (message)
    return <NotLoaded title={sentenceFor(message, sentences)} onRetry={() => void refetch()} />
  if (isBusy) return <NotLoaded title={sentences[busy]} onRetry={() => void refetch()} />

  if (!answer?.success) {
    return (
      <div>
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
        <SkeletonList rows={3} />
      </div>
    )
  }
  return (
    <ProviderList
      course={course}
      providers={answer.courseProviders}
      payment={answer.coursePaymentType ?? 1}
      orderId={null}
    />
  )
}
