// The choice of somebody without an order: the providers are asked for when the page is opened, and stay the same for a day.
import { useEffect } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useWords } from '#ui/language.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { courseTypeOf, orderStatus, type CourseNumber } from '../../rules/courses.ts'
import { placeNewCourseOrder } from '../courses.operations.ts'
import { followStep, keepLostStep } from '../use-courses.ts'
import { choiceWords } from '../words.ts'
import { ProviderList } from './ProviderList.tsx'

// It is a call, not a reading: made once for each visit, and never again by itself.
queryClient.setQueryDefaults([placeNewCourseOrder.name], { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false })

export function ChooseCourse({ course }: { readonly course: CourseNumber }) {
  const words = useWords(choiceWords)
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const { data, isError } = useGraphQuery(placeNewCourseOrder, { caseId, courseType: courseTypeOf(course), isDebtor1 })
  const answer = data?.placeNewCourseOrder

  useEffect(() => {
    if (answer?.success === false) void followStep(caseId, answer)
    if (isError) void keepLostStep(caseId, course, { orderStep: 'CourseOrderFailed', orderStatus: orderStatus.errorOnChooseCourse })
  }, [caseId, course, answer, isError])

  if (!answer?.success) {
    return (
      <div>
        <p className="vh" role="status">
          {words.loading}
        </p>
        <SkeletonList rows={3} />
      </div>
    )
  }
  return <ProviderList course={course} providers={answer.courseProviders} payment={answer.coursePaymentType ?? 1} orderId={null} />
}
