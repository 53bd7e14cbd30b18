import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { getUiAt } from '#features/questionnaire/rules/shown/shown.ts'
import { useWords } from '#ui/language/language.ts'
import { questionWords } from '../question-words.ts'

/** Until the first Continue (spec: questionnaire#prefill, questionnaire#course-facts). */
export function PrefilledNote({
  question: { UnitForm: unit },
  isAnswered,
}: {
  readonly question: ModelQuestion
  readonly isAnswered: boolean
}) {
  const words = useWords(questionWords)
  const filled = Object.keys(unit.Data)
    .map((key) => getUiAt(unit.UISchema, key))
    .filter((field) => !isAnswered || field['ui:readonly'] === true)
  const questions = [
    ...new Set(filled.flatMap(({ 'ui:options': options }) => options?.prefilledQuestions ?? [])),
  ]
  const from = filled
    .map(({ 'ui:options': options }) => options?.prefilledFrom)
    .find((source) => source !== undefined && source !== 'answers')
  const isFixed = filled.every(
    (field) => field['ui:options']?.prefilledFrom !== from || field['ui:readonly'] === true,
  )
  return (
    <>
      {from === undefined ? null : (
        <p className="hint">
          {`${words.prefilled[from]} ${isFixed ? words.prefilledFixed : words.prefilledCheck}`}
        </p>
      )}
      {questions.length === 0 ? null : <p className="hint">{words.prefilledAnswers(questions)}</p>}
    </>
  )
}
