// How many questions are asked, and how many of them are complete: of a model here, of the states in `progress.ts` (decisions, questionnaire B2.9).
import type { ModelQuestion } from '../content/model.ts'

export interface AskedComplete {
  readonly asked: number
  readonly complete: number
}

export function askedComplete(
  questions: readonly Pick<ModelQuestion, 'IsDisabled' | 'UnitForm'>[],
): AskedComplete {
  const asked = questions.filter(({ IsDisabled }) => !IsDisabled)
  return {
    asked: asked.length,
    complete: asked.filter(({ UnitForm }) => UnitForm.QuestionCompleteFlag).length,
  }
}

/** Nothing that is asked is missing; where nothing is asked, too. */
export function isAllComplete({ asked, complete }: AskedComplete): boolean {
  return asked === complete
}
