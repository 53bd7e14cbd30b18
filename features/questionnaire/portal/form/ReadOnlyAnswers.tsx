// The answers of a section that was handed in: as text, no form (decisions B6.7).
import { useLanguage } from '#ui/language.ts'
import { answerLines } from '../../rules/answer-text.ts'
import type { JsonObject, ModelQuestion, Schema, UiSchema } from '../../rules/model.ts'
import { AnswerLines } from './AnswerLines.tsx'

export interface ReadOnlyAnswersProps {
  readonly unit: { readonly Schema: Schema; readonly UISchema: UiSchema }
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
}

export function ReadOnlyAnswers({ unit, value, subs }: ReadOnlyAnswersProps) {
  return <AnswerLines lines={answerLines(unit, value, useLanguage(), subs)} level={2} />
}
