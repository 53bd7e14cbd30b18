// The value of one field, if it is shown: what was answered before and is hidden now counts for nothing (decisions B2.4).
import { holds, type Facts } from '../content/condition.ts'
import type { ContentQuestion } from '../content/content.ts'
import type { Json, JsonObject } from '../content/model.ts'

/** Undefined for a hidden field, along however many steps it is hidden. */
export function shownValue(
  question: Pick<ContentQuestion, 'fields'>,
  data: JsonObject,
  key: string,
  facts: Omit<Facts, 'valueOf'>,
): Json | undefined {
  const condition = question.fields.find((field) => field.key === key)?.condition
  const isShown =
    condition === undefined ||
    holds(condition, {
      ...facts,
      valueOf: (reference) =>
        'question' in reference ? undefined : shownValue(question, data, reference.field, facts),
    })
  return isShown ? data[key] : undefined
}
