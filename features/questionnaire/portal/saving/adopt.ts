// Brings what the server made of an answer into what was typed meanwhile.
import { isJsonObject, isList } from '#features/questionnaire/rules/answers/json.ts'
import { mergeAnswers } from '#features/questionnaire/rules/answers/merge.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sameJson } from '#features/questionnaire/rules/answers/same-json.ts'
import { mask } from '#features/questionnaire/rules/private/secrets.ts'

type Value = Json | undefined

/**
 * `mine` with what the server changed between `sent` and `answered`; where both changed the same, mine stays. A mask never takes the place of digits that
 * stand in the form: whoever typed them still looks at them.
 */
export function adopt(sent: JsonObject, answered: JsonObject, mine: JsonObject): JsonObject {
  const told = withTyped(answered, sent)
  const { data } = mergeAnswers(sent, isJsonObject(told) ? told : answered, mine)
  // The same object where nothing has changed: a form knows by it that there is nothing to take in.
  return sameJson(data, mine) ? mine : data
}

/** What the server answered, with the digits that were sent in place of its masks. */
function withTyped(answered: Value, sent: Value): Value {
  if (answered === mask) return typeof sent === 'string' && sent !== '' ? sent : answered
  if (isList(answered))
    return answered.map((entry) => withTyped(entry, sentEntry(entry, sent)) ?? entry)
  if (!isJsonObject(answered)) return answered
  return Object.fromEntries(
    Object.entries(answered).map(([key, value]) => [
      key,
      withTyped(value, isJsonObject(sent) ? sent[key] : undefined) ?? value,
    ]),
  )
}

function sentEntry(entry: Json, sent: Value): Value {
  const id = isJsonObject(entry) ? entry['id'] : undefined
  return isList(sent) && typeof id === 'string'
    ? sent.find((one) => isJsonObject(one) && one['id'] === id)
    : undefined
}
