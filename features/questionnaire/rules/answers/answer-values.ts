import type { Facts } from '../content/condition.ts'
import type { ContentQuestion } from '../content/content.ts'
import { entriesAt, objectAt } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { findShownValue } from '../shown/shown-value.ts'

/** Returns the values at the path, one for each list entry on it. Skips hidden values. */
export function valuesAt(
  question: Pick<ContentQuestion, 'fields'>,
  data: JsonObject,
  [key = '', ...below]: readonly string[],
  facts: Omit<Facts, 'findValue'>,
): readonly Json[] {
  const field = question.fields.find((known) => known.key === key)
  const value = findShownValue(question, data, key, facts)
  if (!field || value === undefined) return []
  if (below.length === 0) return [value]
  const [subKey = '', ...inRecord] = below
  const sub = field.sub?.find((known) => known.key === subKey)
  if (sub)
    return entriesAt(data, key).flatMap((record) =>
      isAsked(record, subKey) ? valuesAt(sub, objectAt(record, subKey), inRecord, facts) : [],
    )
  const inner = { fields: field.fields ?? [] }
  return (field.kind === 'array' ? entriesAt(data, key) : [objectAt(data, key)]).flatMap((entry) =>
    valuesAt(inner, entry, below, facts),
  )
}

/** spec: questionnaire#navigation */
function isAsked(record: JsonObject, subKey: string): boolean {
  return objectAt(record, `navigation_${subKey}`)['isEnabled'] !== false
}
