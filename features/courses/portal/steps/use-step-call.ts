// One call of a step of an order: the page follows its answer; a lost answer is kept in the words of the server's own failure (decisions-courses A5).
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { useWords } from '#ui/language.ts'
import { courseTypeOf, type CourseNumber, type CourseType, type OrderStatus } from '../../rules/courses.ts'
import type { CoursesProblemCode } from '../../rules/problems.ts'
import { answeredText } from '../answered-text.ts'
import type { AnsweredStepFragment } from '../courses.operations.ts'
import { coursesSentences } from '../sentences.ts'
import { followStep, keepLostStep } from '../use-courses.ts'

/** What every call of a step begins with. */
export interface StepAbout {
  readonly caseId: string
  readonly courseType: CourseType
  readonly isDebtor1: boolean
}

export interface StepCall {
  readonly isBusy: boolean
  /** The server's own words, where it refused and the step is still this one. */
  readonly refusal: string | undefined
  /** Answers true when the step is done. */
  readonly send: (call: (about: StepAbout) => Promise<AnsweredStepFragment>) => Promise<boolean>
}

export function useStepCall(course: CourseNumber, lost: OrderStatus, refused: CoursesProblemCode): StepCall {
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const sentences = useWords(coursesSentences)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly text: string | null }>()

  async function send(call: (about: StepAbout) => Promise<AnsweredStepFragment>): Promise<boolean> {
    if (isBusy) return false
    setRefusal(undefined)
    setBusy(true)
    const answer = await call({ caseId, courseType: courseTypeOf(course), isDebtor1 }).catch(() => undefined)
    await (answer === undefined ? keepLostStep(caseId, course, { orderStep: 'CourseOrderFailed', orderStatus: lost }) : followStep(caseId, answer))
    setBusy(false)
    if (answer?.success === false) setRefusal({ text: answer.errorMessage })
    return answer?.success === true
  }

  return { isBusy, refusal: refusal && answeredText(refusal.text, refused, sentences), send }
}
