// Answers of a case with their provenance (spec: intake#given).
import { isEmpty, type Facts } from '../content/condition.ts'
import type { Chapter, Content, ContentField, ContentQuestion } from '../content/content.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { getPointer, getSteps, stepInto } from '../content/pointer.ts'
import { listDeciders } from '../answers/disabled.ts'
import type { FormPlace } from '../forms/marks.ts'
import { listInstances, type Instance } from '../instances.ts'
import { getId, isJsonObject, isList, objectAt, recordsIn } from '../json.ts'
import type { KnownState } from '../progress/progress.ts'
import type { Shape } from '../shape.ts'
import { findShownValue } from '../shown/shown-value.ts'
import { findPlacesOfField, placesOfQuestion } from './places-of-field.ts'

export interface StoredAnswer {
  /** With the private values. Numbers of people may be masked. */
  readonly data: JsonObject
  readonly revision: number
  readonly savedAt: Date
  /** The account of the client. */
  readonly savedBy: string | null
}

export interface AnsweredCase {
  readonly content: Content
  readonly shape: Shape
  readonly answers: ReadonlyMap<string, StoredAnswer>
  /** A question without a state is asked and incomplete. */
  readonly states: ReadonlyMap<string, KnownState & { readonly help: boolean }>
  /** Sections that the firm hides. They feed no form. */
  readonly hiddenSections: ReadonlySet<string>
}

export interface GivenQuestion {
  readonly key: string
  /** The name of the question, without the debtor. */
  readonly name: string
  readonly debtor: 1 | 2 | null
  readonly isAsked: boolean
  /** True if the client completed it, or completed the answers because of which it is not asked. */
  readonly isSettled: boolean
  readonly wantsHelp: boolean
  /** Undefined before the first save. */
  readonly answer: StoredAnswer | undefined
  /** All lines of the official forms that an answer may lead to. */
  readonly places: readonly FormPlace[]
  readonly values: readonly GivenValue[]
}

/** A single value: one text, choice or amount, or all checked boxes of a field. */
export interface GivenValue {
  /** Keys of the fields and sub-questions down to the value. */
  readonly path: readonly string[]
  /** JSON pointer with record IDs. */
  readonly pointer: string
  /** JSON pointers to the list entries around the value, from the outside. */
  readonly entries: readonly string[]
  /** Undefined if this version of the content has no such field. */
  readonly field: ContentField | undefined
  readonly value: Json
  /** False for a value that was left behind in a field or question that is not asked any more. */
  readonly isShown: boolean
  readonly isGuess: boolean
  readonly places: readonly FormPlace[]
}

/** Returns all questions of the case in the order of the content. */
export function listGivenAnswers(given: AnsweredCase): readonly GivenQuestion[] {
  const { content, shape } = given
  return [...listInstances(content, shape).values()].map((instance) =>
    toGivenQuestion(given, instance),
  )
}

function toGivenQuestion(given: AnsweredCase, instance: Instance): GivenQuestion {
  const { key, debtor, question, section } = instance
  const { answers, states, hiddenSections } = given
  const answer = answers.get(key)
  const state = states.get(key)
  const isHidden = hiddenSections.has(section.systemName)
  const isAsked = !isHidden && state?.disabled !== true
  return {
    ...{ key, name: question.key, debtor, answer, isAsked },
    isSettled: !isHidden && isSettled(given, key),
    wantsHelp: state?.help === true,
    places: placesOfQuestion(question, given.shape.chapter),
    values: answer ? listValues(given, instance, answer.data, isAsked) : [],
  }
}

function isSettled({ content, shape, states }: AnsweredCase, key: string): boolean {
  const isComplete = (candidate: string) => {
    const state = states.get(candidate)
    return state?.complete === true && !state.help
  }
  if (states.get(key)?.disabled !== true) return isComplete(key)
  return [...decidersOf(content, shape, key)].every(
    (decider) => states.get(decider)?.disabled === true || isComplete(decider),
  )
}

const knownDeciders = new WeakMap<object, Map<string, ReadonlySet<string>>>()

function decidersOf(content: Content, shape: Shape, key: string): ReadonlySet<string> {
  const instances = listInstances(content, shape)
  const ofCase = knownDeciders.get(instances) ?? new Map<string, ReadonlySet<string>>()
  knownDeciders.set(instances, ofCase)
  const deciders = ofCase.get(key) ?? listDeciders(content, shape, [key])
  ofCase.set(key, deciders)
  return deciders
}

interface Around {
  readonly path: readonly string[]
  readonly pointer: string
  readonly entries: readonly string[]
  readonly isShown: boolean
}

interface Walk {
  readonly question: ContentQuestion
  readonly facts: Omit<Facts, 'findValue'>
  readonly guesses: ReadonlySet<string>
}

function listValues(
  { shape: { joint, chapter } }: AnsweredCase,
  { debtor, question }: Instance,
  data: JsonObject,
  isAsked: boolean,
): readonly GivenValue[] {
  const { notSure } = data
  const walk: Walk = {
    question,
    facts: { joint, chapter, debtor },
    guesses: new Set(isList(notSure) ? notSure.map(String) : []),
  }
  const values: GivenValue[] = []
  const around = { path: [], pointer: '', entries: [], isShown: isAsked }
  addValues(values, walk, question.fields, data, around)
  return values
}

function addValues(
  values: GivenValue[],
  walk: Walk,
  fields: readonly ContentField[],
  data: JsonObject,
  around: Around,
): void {
  for (const key of Object.keys(data)) {
    const value = data[key]
    if (value === undefined || isMark(key) || isEmpty(value)) continue
    const field = fields.find((known) => known.key === key)
    const pointer = stepInto(around.pointer, key)
    const isShown = around.isShown && field !== undefined && isShownField(walk, fields, data, field)
    const { path, places } = factsOfField(walk, field, around.path, key)
    const { entries } = around
    if (isJsonObject(value))
      addValues(values, walk, field?.fields ?? [], value, { path, pointer, entries, isShown })
    else if (isList(value) && value.some(isJsonObject))
      addEntries(values, walk, field, recordsIn(value), { path, pointer, entries, isShown })
    else {
      const isGuess = walk.guesses.size > 0 && isGuessed(walk.guesses, pointer)
      values.push({ path, pointer, entries, field, value, isShown, isGuess, places })
    }
  }
}

interface FieldFacts {
  readonly path: readonly string[]
  readonly places: readonly FormPlace[]
}

const knownFacts = new WeakMap<ContentField, Map<Chapter | null, FieldFacts>>()

/** Cached, because a case has thousands of values and the content fewer fields. */
function factsOfField(
  { question, facts: { chapter } }: Walk,
  field: ContentField | undefined,
  around: readonly string[],
  key: string,
): FieldFacts {
  if (!field) return { path: [...around, key], places: [] }
  const ofField = knownFacts.get(field) ?? new Map<Chapter | null, FieldFacts>()
  knownFacts.set(field, ofField)
  const known = ofField.get(chapter)
  if (known) return known
  const path = [...around, key]
  const facts = { path, places: findPlacesOfField(question, chapter, path) }
  ofField.set(chapter, facts)
  return facts
}

/** The marks of records and help, which are no answers. */
function isMark(key: string): boolean {
  return marks.has(key) || key.startsWith('navigation_')
}

const marks: ReadonlySet<string> = new Set([
  'id',
  'parentId',
  'notSure',
  'userNeedsHelp',
  'helpNote',
  'navigation',
])

function isShownField(
  { facts }: Walk,
  fields: readonly ContentField[],
  data: JsonObject,
  { key, condition }: ContentField,
): boolean {
  return condition === undefined || findShownValue({ fields }, data, key, facts) !== undefined
}

function addEntries(
  values: GivenValue[],
  walk: Walk,
  field: ContentField | undefined,
  list: readonly JsonObject[],
  around: Around,
): void {
  for (const [place, entry] of list.entries()) {
    const pointer = stepInto(around.pointer, getId(entry) || String(place))
    const within = { ...around, pointer, entries: [...around.entries, pointer] }
    if (field?.sub) addRecord(values, walk, field.sub, entry, within)
    else addValues(values, walk, field?.fields ?? [], entry, within)
  }
}

function addRecord(
  values: GivenValue[],
  walk: Walk,
  subs: readonly ContentQuestion[],
  record: JsonObject,
  around: Around,
): void {
  for (const [key, value] of Object.entries(record)) {
    if (isMark(key) || !isJsonObject(value)) continue
    const sub = subs.find((known) => known.key === key)
    const isEnabled = objectAt(record, `navigation_${key}`)['isEnabled'] !== false
    addValues(values, walk, sub?.fields ?? [], value, {
      path: [...around.path, key],
      pointer: stepInto(around.pointer, key),
      entries: around.entries,
      isShown: around.isShown && isEnabled,
    })
  }
}

/** A guess of an address is marked at the address as a whole. */
function isGuessed(guesses: ReadonlySet<string>, pointer: string): boolean {
  const steps = getSteps(pointer)
  return steps.some((_, at) => guesses.has(getPointer(steps.slice(0, at + 1))))
}
