import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { nextPage, pageBefore, type FlowPage } from '../../rules/progress/next-page.ts'
import { coursePaths, pathOfNext } from '../course-paths.ts'
import type { CourseFlag, CourseOrder } from '../data/dashboard.ts'
import { cacheFlag } from '../data/cached-courses.ts'
import { useCourseOfAddress, useCourses } from '../data/use-courses.ts'
import { getTurn } from './flow-turn.ts'

export interface FlowFacts {
  readonly caseId: string
  readonly course: CourseNumber
  readonly order: CourseOrder
  readonly backTo: string
  readonly due: string
  /** Goes to the next page. Called only after the server has set the flag. */
  readonly goOn: (flag: CourseFlag) => void
}

export type Flow =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'here'; readonly facts: FlowFacts }

export function useFlow(page: FlowPage): Flow {
  const { id: caseId, hasLegacyOrder } = useCurrentCase()
  const course = useCourseOfAddress()
  const { dashboard, hasFailed, retry, course: getCourse } = useCourses()
  const go = useGo()
  const [isLeaving, setLeaving] = useState(false)

  if (hasLegacyOrder) return { kind: 'elsewhere', path: coursePaths.tab(course) }
  if (hasFailed) return { kind: 'failed', retry }
  if (dashboard === undefined) return { kind: 'reading' }
  const { order, courseState } = getCourse(course)
  const turn = getTurn(page, order, courseState?.isOwner === true)
  // When the user proceeds, the current page stays until the next one has loaded.
  if (order === undefined || (turn !== page && !isLeaving))
    return { kind: 'elsewhere', path: pathOfNext(turn, course) }

  function proceed(flag: CourseFlag) {
    if (order === undefined) return
    setLeaving(true)
    go(pathOfNext(nextPage({ ...order, [flag]: true }, order.isJoint), course))
    void cacheFlag(caseId, course, flag)
  }

  return {
    kind: 'here',
    facts: {
      caseId,
      course,
      order,
      backTo: pathOfNext(pageBefore(page, order.isJoint), course),
      due: pathOfNext(nextPage(order, order.isJoint), course),
      goOn: proceed,
    },
  }
}
