import { useEffect } from 'react'
import { isJsonObject } from '../../../rules/answers/json.ts'
import type { JsonObject, Schema, UiSchema } from '../../../rules/content/model.ts'
import { withTotals } from '../../../rules/answers/totals.ts'
import { answerAt, withAnswerAt, type AnswerPath } from '../state/answer-path.ts'
import { useQuestion } from '../state/form-scope.ts'

export function useTotals(
  path: AnswerPath,
  schema: Schema,
  ui: UiSchema,
  answer: JsonObject,
): void {
  const { store } = useQuestion()
  const place = path.join('/')
  useEffect(() => {
    if (withTotals(schema, ui, answer) === answer) return
    const at = place === '' ? [] : place.split('/')
    store.change((whole) => {
      const here = answerAt(whole, at)
      return isJsonObject(here) ? withAnswerAt(whole, at, withTotals(schema, ui, here)) : whole
    })
  }, [store, schema, ui, answer, place])
}
