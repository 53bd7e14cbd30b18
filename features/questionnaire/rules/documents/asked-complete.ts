// Counts questions of a model. `progress.ts` counts stored states (spec: questionnaire#progress).
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

export function isAllComplete({ asked, complete }: AskedComplete): boolean {
  return asked === complete
}
