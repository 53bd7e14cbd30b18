// Counts questions of a model. `progress.ts` counts stored states (spec: questionnaire#progress).
import type { ModelQuestion } from '../content/model.ts'

export interface QuestionCounts {
  readonly total: number
  readonly complete: number
}

export function countQuestions(
  questions: readonly Pick<ModelQuestion, 'IsDisabled' | 'UnitForm'>[],
): QuestionCounts {
  const enabled = questions.filter(({ IsDisabled }) => !IsDisabled)
  return {
    total: enabled.length,
    complete: enabled.filter(({ UnitForm }) => UnitForm.QuestionCompleteFlag).length,
  }
}

export function isAllComplete({ total, complete }: QuestionCounts): boolean {
  return total === complete
}
