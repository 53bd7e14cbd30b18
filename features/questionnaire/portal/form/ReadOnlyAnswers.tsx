// spec: questionnaire#read-only-answers
import { useLanguage, useWords } from '#ui/language/language.ts'
import { withoutUnanswered, answerLines, countUnanswered } from '../../rules/shown/answer-text.ts'
import type { JsonObject, ModelQuestion, Schema, UiSchema } from '../../rules/content/model.ts'
import { readOnlyWords } from './form-words.ts'
import { AnswerLines } from './AnswerLines.tsx'

export interface ReadOnlyAnswersProps {
  readonly unit: { readonly Schema: Schema; readonly UISchema: UiSchema }
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
}

export function ReadOnlyAnswers({ unit, value, subs }: ReadOnlyAnswersProps) {
  const words = useWords(readOnlyWords)
  const lines = answerLines(unit, value, useLanguage(), subs)
  const missing = countUnanswered(lines)
  return (
    <>
      <AnswerLines lines={withoutUnanswered(lines)} level={2} />
      {missing === 0 ? null : <p className="soft small-text">{words.unanswered(missing)}</p>}
    </>
  )
}
