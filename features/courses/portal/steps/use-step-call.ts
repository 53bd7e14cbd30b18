// spec: courses#step-must-fit, courses#lost-response-local
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { readRefusal, type ProblemFacts } from '#lib/problem.ts'
import { useWords } from '#ui/language/language.ts'
import {
  getCourseType,
  type CourseNumber,
  type CourseType,
  type OrderStatus,
} from '../../rules/progress/courses.ts'
import type { CoursesProblemCode } from '../../rules/problems.ts'
import { toResponseText } from '../data/response-text.ts'
import type { AnsweredStepFragment } from '../courses.operations.ts'
import { findReportedProblem } from '../data/lost-response.ts'
import { coursesSentences } from '../words.ts'
import { cacheStep, cacheLostStep } from '../data/cached-courses.ts'

export interface StepAbout {
  readonly caseId: string
  readonly courseType: CourseType
  readonly isDebtor1: boolean
}

export interface StepCall {
  readonly isBusy: boolean
  /** The text of a refusal that did not change the step. Also set if the server timed out. */
  readonly refusal: string | undefined
  /** Returns true when the step is done. */
  readonly send: (call: (about: StepAbout) => Promise<AnsweredStepFragment>) => Promise<boolean>
}

export function useStepCall(
  course: CourseNumber,
  lost: OrderStatus,
  refused: CoursesProblemCode,
): StepCall {
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const sentences = useWords(coursesSentences)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ProblemFacts>()

  async function send(call: (about: StepAbout) => Promise<AnsweredStepFragment>): Promise<boolean> {
    if (isBusy) return false
    setRefusal(undefined)
    setBusy(true)
    try {
      const answer = await call({ caseId, courseType: getCourseType(course), isDebtor1 })
      // Not awaited: the step is done before the new data is read.
      void cacheStep(caseId, answer)
      if (!answer.success) setRefusal(readRefusal(answer, answer.errorMessage ?? ''))
      return answer.success
    } catch (failure) {
      const message = findReportedProblem(failure)
      if (message) setRefusal(message)
      else void cacheLostStep(caseId, course, { orderStep: 'CourseOrderFailed', orderStatus: lost })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, refusal: refusal && toResponseText(refusal, refused, sentences), send }
}
