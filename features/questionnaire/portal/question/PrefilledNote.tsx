// Says where answers come from that nobody has typed yet.
import type { ModelQuestion, UiOptions, UiSchema } from '#features/questionnaire/rules/model.ts'
import { uiAt } from '#features/questionnaire/rules/shown.ts'
import { useWords } from '#ui/language.ts'
import { questionWords } from '../question-words.ts'

/** Where the first answers come from, until somebody has gone on with them (decisions B6.7). */
export function PrefilledNote({ question: { UnitForm: unit }, isAnswered }: { readonly question: ModelQuestion; readonly isAnswered: boolean }) {
  const words = useWords(questionWords)
  const filled = isAnswered ? [] : Object.keys(unit.Data).map((key) => optionsOf(uiAt(unit.UISchema, key)) ?? {})
  const questions = [...new Set(filled.flatMap(({ prefilledQuestions }) => prefilledQuestions ?? []))]
  const from = filled.map(({ prefilledFrom }) => prefilledFrom).find((source) => source !== undefined && source !== 'answers')
  return (
    <>
      {from === undefined ? null : <p className="hint">{words.prefilled[from]}</p>}
      {questions.length === 0 ? null : <p className="hint">{words.prefilledAnswers(questions)}</p>}
    </>
  )
}

function optionsOf(ui: UiSchema): UiOptions | undefined {
  return ui['ui:options']
}
