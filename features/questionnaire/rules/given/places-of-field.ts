import type { Chapter, ContentField, ContentQuestion } from '../content/content.ts'
import { findPlacesIn, marksIn, marksInField, type FormPlace } from '../forms/marks.ts'

const known = new WeakMap<ContentQuestion, Map<Chapter | null, readonly FormPlace[]>>()

/** Returns each line once. Cached, because all cases have the same questions. */
export function placesOfQuestion(
  question: ContentQuestion,
  chapter: Chapter | null,
): readonly FormPlace[] {
  const ofQuestion = known.get(question) ?? new Map<Chapter | null, readonly FormPlace[]>()
  known.set(question, ofQuestion)
  const places = ofQuestion.get(chapter) ?? listPlaces(question, chapter)
  ofQuestion.set(chapter, places)
  return places
}

function listPlaces(question: ContentQuestion, chapter: Chapter | null): readonly FormPlace[] {
  const places = findPlacesIn(question, marksIn(question), chapter)
  return [...new Map(places.map((place) => [`${place.form}:${place.line}`, place])).values()]
}

/**
 * Returns the lines of the official forms that take the field at this path (spec: intake#marks). The
 * marks of a question do not say which of its lines is meant, so its first line on each form is taken.
 */
export function findPlacesOfField(
  question: ContentQuestion,
  chapter: Chapter | null,
  path: readonly string[],
): readonly FormPlace[] {
  const { fields, forms = [] } = question
  const marks = nearestMarks(fields, path)
  const firstPlaces = findFirstPlaces(findPlacesIn(question, forms, chapter))
  if (!marks) return firstPlaces
  const named = new Set(
    findPlacesIn(question, fields.flatMap(marksInField), chapter).map(({ form }) => form),
  )
  return [
    ...findPlacesIn(question, marks, chapter),
    ...firstPlaces.filter(({ form }) => !named.has(form)),
  ]
}

function findFirstPlaces(places: readonly FormPlace[]): readonly FormPlace[] {
  return places.filter(
    ({ form }, at) => places.findIndex((candidate) => candidate.form === form) === at,
  )
}

function nearestMarks(
  fields: readonly ContentField[],
  [key, ...below]: readonly string[],
): readonly string[] | undefined {
  const field = fields.find((candidate) => candidate.key === key)
  if (!field) return undefined
  const [subKey, ...inSub] = below
  const sub = field.sub?.find((candidate) => candidate.key === subKey)
  const inner = sub
    ? (nearestMarks(sub.fields, inSub) ?? sub.forms)
    : nearestMarks(field.fields ?? [], below)
  return inner ?? field.forms
}
