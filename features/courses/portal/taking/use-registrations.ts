// spec: courses#automatic-registration
import { useRef, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { CourseOrder } from '../data/dashboard.ts'
import { registerCourse, registerPhoneCourse } from '../courses.operations.ts'
import { readCoursesAgain, cacheRegistration } from '../data/cached-courses.ts'
import { countOpened } from './count-opened.ts'

export interface Registrations {
  readonly hasFailed: (order: CourseOrder | undefined) => boolean
  /** Registers once per visit. Further calls do nothing. */
  readonly begin: (order: CourseOrder, byPhone: boolean) => void
  readonly again: (order: CourseOrder, byPhone: boolean) => void
}

/** Used by the page with both tabs, so that switching tabs does not start a new visit. */
export function useRegistrations(): Registrations {
  const { id: caseId } = useCurrentCase()
  const begun = useRef(new Set<string>())
  const [failures, setFailures] = useState<ReadonlySet<string>>(new Set())

  function setFailure(itemId: string, hasFailed: boolean) {
    setFailures((before) => {
      const others = [...before].filter((id) => id !== itemId)
      return new Set(hasFailed ? [...others, itemId] : others)
    })
  }

  async function register(order: CourseOrder, itemId: string, byPhone: boolean) {
    setFailure(itemId, false)
    try {
      const answer = await requestRegistration(caseId, itemId, byPhone)
      if (!answer.success) return setFailure(itemId, true)
      await cacheRegistration(caseId, order, answer.courseStatus)
      if (byPhone) await countOpened(caseId, order.courseType)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setFailure(itemId, true)
      // The registration may have succeeded and only the response was lost, so the data is read
      // again.
      await readCoursesAgain()
    }
  }

  function begin(order: CourseOrder, byPhone: boolean) {
    const { orderItemId } = order
    if (orderItemId === null || begun.current.has(orderItemId)) return
    begun.current.add(orderItemId)
    void register(order, orderItemId, byPhone)
  }

  return {
    hasFailed: (order) => order?.orderItemId != null && failures.has(order.orderItemId),
    begin,
    again(order, byPhone) {
      if (order.orderItemId !== null) begun.current.delete(order.orderItemId)
      begin(order, byPhone)
    },
  }
}

async function requestRegistration(
  caseId: string,
  registerCourseOrderItemId: string,
  byPhone: boolean,
) {
  if (byPhone)
    return (await graph.run(registerPhoneCourse, { caseId, registerCourseOrderItemId }))
      .registerPhoneCourse
  return (await graph.run(registerCourse, { caseId, registerCourseOrderItemId })).registerCourse
}
