// spec: questionnaire#hidden-counts-nothing
import { holds, type Facts } from '../content/condition.ts'
import type { ContentQuestion } from '../content/content.ts'
import type { Json, JsonObject } from '../content/model.ts'

/** Returns undefined if the field is hidden, or depends on a hidden field. */
export function findShownValue(
  question: Pick<ContentQuestion, 'fields'>,
  data: JsonObject,
  key: string,
  facts: Omit<Facts, 'findValue'>,
): Json | undefined {
  const condition = question.fields.find((field) => field.key === key)?.condition
  const isShown =
    condition === undefined ||
    holds(condition, {
      ...facts,
      findValue: (reference) =>
        'question' in reference
          ? undefined
          : findShownValue(question, data, reference.field, facts),
    })
  return isShown ? data[key] : undefined
}
