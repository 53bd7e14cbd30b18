// The way to a place inside an answer: property names, and the ids of records where there are lists.
import { isJsonObject, isList } from '../../../rules/answers/json.ts'
import type { Json, JsonObject } from '../../../rules/content/model.ts'

export type AnswerPath = readonly string[]

/** What stands there; undefined where there is nothing. */
export function answerAt(answer: Json | undefined, path: AnswerPath): Json | undefined {
  return path.reduce<Json | undefined>((place, step) => {
    if (isList(place)) return place.find((entry) => isJsonObject(entry) && entry['id'] === step)
    return isJsonObject(place) ? place[step] : undefined
  }, answer)
}

/** The same answer with something else there; undefined takes it away. What is not on the way stays the same object. */
export function withAnswerAt(
  answer: JsonObject,
  path: AnswerPath,
  value: Json | undefined,
): JsonObject {
  return changed(answer, path, value) as JsonObject
}

function changed(
  place: Json | undefined,
  [step, ...rest]: AnswerPath,
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value
  if (isList(place)) {
    return place.flatMap((entry) => {
      if (!isJsonObject(entry) || entry['id'] !== step) return [entry]
      const next = changed(entry, rest, value)
      return next === undefined ? [] : [next]
    })
  }
  const { [step]: before, ...others } = isJsonObject(place) ? place : {}
  const next = changed(before, rest, value)
  // In its old place, so that saving the same answers twice makes the same text.
  if (next !== undefined && before !== undefined && isJsonObject(place))
    return { ...place, [step]: next }
  return next === undefined ? others : { ...others, [step]: next }
}

/** The id of the control for this place: what a link in the list of errors leads to. Headings of entries end in `--name`, which no property does: a field may be called `name`. */
export function fieldIdOf(path: AnswerPath): string {
  return ['answer', ...path].join('-')
}

export function startsWith(path: AnswerPath, beginning: AnswerPath): boolean {
  return beginning.every((step, index) => path[index] === step)
}
