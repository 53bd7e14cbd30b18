// The way to a place inside an answer: property names, and the ids of records where there are lists.
import type { Json, JsonObject } from '../../rules/model.ts'

export type AnswerPath = readonly string[]

/** What stands there; undefined where there is nothing. */
export function answerAt(answer: Json | undefined, path: AnswerPath): Json | undefined {
  return path.reduce<Json | undefined>((place, step) => {
    if (isList(place)) return place.find((entry) => isRecord(entry) && entry['id'] === step)
    return isRecord(place) ? place[step] : undefined
  }, answer)
}

/** The same answer with something else there; undefined takes it away. What is not on the way stays the same object. */
export function withAnswerAt(answer: JsonObject, path: AnswerPath, value: Json | undefined): JsonObject {
  return changed(answer, path, value) as JsonObject
}

function changed(place: Json | undefined, [step, ...rest]: AnswerPath, value: Json | undefined): Json | undefined {
  if (step === undefined) return value
  if (isList(place)) {
    return place.flatMap((entry) => {
      if (!isRecord(entry) || entry['id'] !== step) return [entry]
      const next = changed(entry, rest, value)
      return next === undefined ? [] : [next]
    })
  }
  const { [step]: before, ...others } = isRecord(place) ? place : {}
  const next = changed(before, rest, value)
  // In its old place, so that saving the same answers twice makes the same text.
  if (next !== undefined && before !== undefined && isRecord(place)) return { ...place, [step]: next }
  return next === undefined ? others : { ...others, [step]: next }
}

export function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** The records of a list; nothing else that may lie there. */
export function recordsIn(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isRecord) : []
}

/** The id of the control for this place: what a link in the list of errors leads to. Headings of entries end in `--name`, which no property does: a field may be called `name`. */
export function fieldIdOf(path: AnswerPath): string {
  return ['answer', ...path].join('-')
}

export function startsWith(path: AnswerPath, beginning: AnswerPath): boolean {
  return beginning.every((step, index) => path[index] === step)
}

/** As `notSure` and other lists of places write it: a JSON pointer, with record ids for places in lists. */
export function pointerOf(path: AnswerPath): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Of an entry; '' while it has none. */
export function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id : ''
}
