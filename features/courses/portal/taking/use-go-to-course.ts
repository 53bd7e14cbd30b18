import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { courseMethod } from '../../rules/progress/courses.ts'
import type { CourseOrder } from '../data/dashboard.ts'
import { courseEntry, registerCourse } from '../courses.operations.ts'
import { readCoursesAgain } from '../data/cached-courses.ts'
import { pendingWords } from '../words.ts'
import { linkHoldsMs, openBlankTab } from './blank-tab.ts'
import { countOpened } from './count-opened.ts'
import { courseLink, type CourseTokens } from './course-link.ts'
import { markOpened } from '../data/opened-course.ts'

export type Going =
  | { readonly kind: 'idle' | 'opening' | 'failed' }
  /** The browser blocked the tab, so a link is shown while it is valid. */
  | { readonly kind: 'blocked'; readonly link: string }

export interface GoToCourse {
  readonly going: Going
  readonly go: () => void
  readonly onFollowed: () => void
}

export function useGoToCourse(order: CourseOrder): GoToCourse {
  const { providerId, courseType } = order
  const { id: caseId } = useCurrentCase()
  const words = useWords(pendingWords)
  const [going, setGoing] = useState<Going>({ kind: 'idle' })

  useEffect(() => {
    if (going.kind !== 'blocked') return undefined
    const timer = setTimeout(() => setGoing({ kind: 'idle' }), linkHoldsMs)
    return () => clearTimeout(timer)
  }, [going])

  async function open() {
    const tab = openBlankTab(() => window.open('', '_blank'), words.openingPage)
    setGoing({ kind: 'opening' })
    try {
      const tokens = await freshTokens(caseId, order)
      if (!tokens) {
        tab?.close()
        return setGoing({ kind: 'failed' })
      }
      const link = courseLink(location.origin, providerId ?? 0, tokens)
      if (!tab?.leadTo(link)) return setGoing({ kind: 'blocked', link })
      setGoing({ kind: 'idle' })
      markOpened(order.orderId)
      await countOpened(caseId, courseType)
    } catch (failure) {
      tab?.close()
      if (!(failure instanceof GraphProblem)) throw failure
      setGoing({ kind: 'failed' })
    }
  }

  return {
    going,
    go: () => void open(),
    onFollowed() {
      setGoing({ kind: 'idle' })
      markOpened(order.orderId)
      void countOpened(caseId, courseType)
    },
  }
}

/** Returns new tokens, or undefined on failure. Registers the course first if necessary. */
async function freshTokens(
  caseId: string,
  { orderId, orderItemId, courseType, hasRegisteredCourse }: CourseOrder,
): Promise<CourseTokens | undefined> {
  if (!hasRegisteredCourse && orderItemId !== null) {
    const { registerCourse: answer } = await graph.run(registerCourse, {
      caseId,
      registerCourseOrderItemId: orderItemId,
    })
    void readCoursesAgain()
    return answer.success ? answer : undefined
  }
  const { courseDiscInstUrlInfo: entry } = await graph.run(courseEntry, {
    caseId,
    orderId,
    courseType,
    courseMethodType: courseMethod.online,
  })
  return { info1: entry?.info1 ?? null, info2: entry?.info2 ?? null }
}
