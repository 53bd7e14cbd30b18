import { isJsonObject, isList } from '#features/questionnaire/rules/answers/json.ts'
import { mergeAnswers } from '#features/questionnaire/rules/answers/merge.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sameJson } from '#features/questionnaire/rules/answers/same-json.ts'
import { mask } from '#features/questionnaire/rules/private/secrets.ts'

type Value = Json | undefined

/** Conflicts keep `mine`. A mask never replaces digits that the client still sees. */
export function adopt(sent: JsonObject, answered: JsonObject, mine: JsonObject): JsonObject {
  const told = withTyped(answered, sent)
  const { data } = mergeAnswers(sent, isJsonObject(told) ? told : answered, mine)
  // The same object when nothing changed, so that the form does not update.
  return sameJson(data, mine) ? mine : data
}

/** The server's answer, with the sent digits in place of masks. */
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
