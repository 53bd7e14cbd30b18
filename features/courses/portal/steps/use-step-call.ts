// One call of a step of an order: the page follows its answer; a lost answer is kept in the words of the server's own failure (decisions-courses A5).
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { sentenceFor } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/feedback/request-sentences.ts'
import {
  courseTypeOf,
  type CourseNumber,
  type CourseType,
  type OrderStatus,
} from '../../rules/progress/courses.ts'
import type { CoursesProblemCode } from '../../rules/problems.ts'
import { answeredText } from '../data/answered-text.ts'
import type { AnsweredStepFragment } from '../courses.operations.ts'
import { saidIn } from '../data/lost-answer.ts'
import { coursesSentences } from '../sentences.ts'
import { followStep, keepLostStep } from '../data/use-courses.ts'

/** What every call of a step begins with. */
export interface StepAbout {
  readonly caseId: string
  readonly courseType: CourseType
  readonly isDebtor1: boolean
}

export interface StepCall {
  readonly isBusy: boolean
  /** What was said, where the server refused, or had no time, and the step is still this one. */
  readonly refusal: string | undefined
  /** Answers true when the step is done. */
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
  const requests = useWords(requestSentences)
  const [refusal, setRefusal] = useState<{ readonly text: string | null } | GraphProblem>()

  async function send(call: (about: StepAbout) => Promise<AnsweredStepFragment>): Promise<boolean> {
    if (isBusy) return false
    setRefusal(undefined)
    setBusy(true)
    try {
      const answer = await call({ caseId, courseType: courseTypeOf(course), isDebtor1 })
      // What is read again afterwards may take its time: the step is done.
      void followStep(caseId, answer)
      if (!answer.success) setRefusal({ text: answer.errorMessage })
      return answer.success
    } catch (failure) {
      const said = saidIn(failure)
      if (said) setRefusal(said)
      else void keepLostStep(caseId, course, { orderStep: 'CourseOrderFailed', orderStatus: lost })
      return false
    } finally {
      setBusy(false)
    }
  }

  const shown =
    refusal instanceof GraphProblem
      ? sentenceFor(refusal, { ...requests, ...sentences })
      : refusal && answeredText(refusal.text, refused, sentences)
  return { isBusy, refusal: shown, send }
}
