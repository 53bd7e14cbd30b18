// A path consists of property names and, inside lists, record IDs.
import { isJsonObject, isList } from '../../../rules/json.ts'
import type { Json, JsonObject } from '../../../rules/content/model.ts'

export type AnswerPath = readonly string[]

/** Returns undefined when the path is absent. */
export function answerAt(answer: Json | undefined, path: AnswerPath): Json | undefined {
  return path.reduce<Json | undefined>((place, step) => {
    if (isList(place)) return place.find((entry) => isJsonObject(entry) && entry['id'] === step)
    return isJsonObject(place) ? place[step] : undefined
  }, answer)
}

/** Removes the value if it is undefined. Other parts stay the same objects. */
export function withAnswerAt(
  answer: JsonObject,
  path: AnswerPath,
  value: Json | undefined,
): JsonObject {
  return withChange(answer, path, value) as JsonObject
}

function withChange(
  place: Json | undefined,
  [step, ...rest]: AnswerPath,
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value
  if (isList(place)) {
    return place.flatMap((entry) => {
      if (!isJsonObject(entry) || entry['id'] !== step) return [entry]
      const next = withChange(entry, rest, value)
      return next === undefined ? [] : [next]
    })
  }
  const { [step]: before, ...others } = isJsonObject(place) ? place : {}
  const next = withChange(before, rest, value)
  // Keeps the key order, so that saving the same answers twice makes the same text.
  if (next !== undefined && before !== undefined && isJsonObject(place))
    return { ...place, [step]: next }
  return next === undefined ? others : { ...others, [step]: next }
}

/** Returns the control's ID. No property name ends in `--name`, but IDs of entry headings do. */
export function getFieldId(path: AnswerPath): string {
  return ['answer', ...path].join('-')
}

export function startsWith(path: AnswerPath, beginning: AnswerPath): boolean {
  return beginning.every((step, index) => path[index] === step)
}
