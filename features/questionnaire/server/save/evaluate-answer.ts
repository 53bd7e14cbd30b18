import { withEntryIds } from '../../rules/answers/entries.ts'
import type { Instance } from '../../rules/answers/instances.ts'
import { mergeAnswers } from '../../rules/answers/merge.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import { withNavigation } from '../../rules/progress/navigation.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import {
  asksForAccount,
  extractPrivateValues,
  mapPrivate,
  mask,
  restorePrivateValues,
  referencesIn,
  hasPrivateText,
  type CutAnswer,
  type Cutting,
  type Reference,
} from '../../rules/private/secrets.ts'
import { getQuestionUnit } from '../../rules/content/unit.ts'
import { isComplete, wantsHelp } from '../../rules/verdict/verdict.ts'
import type { OpenedAnswer } from './sealed-answers.ts'
import type { Questionnaire } from '../load-questionnaire.ts'

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 6

export interface SubmittedAnswer {
  readonly data: JsonObject
  readonly flag: boolean
  readonly debtor: 1 | 2
}

export interface Before {
  /** `{}` before the first save. Includes private values to which no record refers any more. */
  readonly current: OpenedAnswer
  /** The answer that the sender saw, if another save has been made since. */
  readonly base: JsonObject | undefined
}

/** A private value that is new at its path. */
export interface NewPrivateValue {
  readonly path: string
  readonly value: Json
  /** True if the sender may read the current value at this path. */
  readonly isReadable: boolean
  /** False for the SSN copied from the account. */
  readonly isTyped: boolean
}

export interface SecretTokens {
  readonly letters: (alphabet: string, count: number) => string
  readonly getMark: (typed: NewPrivateValue) => string
  readonly accountSsn: () => Promise<string | undefined>
}

/** An overwritten newer value. `before` is undefined if the value is empty or private. */
export interface Conflict {
  readonly path: string
  readonly before: Json | undefined
}

export interface EvaluatedAnswer {
  /** The stored form, with references in place of private values. */
  readonly data: JsonObject
  /** The answer with its private values restored. */
  readonly whole: JsonObject
  readonly complete: boolean
  readonly help: boolean
  readonly isChanged: boolean
  readonly conflicts: readonly Conflict[]
  readonly kept: ReadonlyArray<{
    readonly path: string
    readonly value: Json
    readonly debtor: 1 | 2
  }>
  readonly removed: readonly string[]
  /** Paths of the other debtor's private values that the sender changed. */
  readonly foreign: readonly string[]
  readonly referenced: readonly string[]
}

/** spec: saving#merge, questionnaire#private-apart, questionnaire#complete-flag */
export async function evaluateAnswer(
  questionnaire: Questionnaire,
  instance: Instance,
  before: Before,
  submitted: SubmittedAnswer,
  means: SecretTokens,
): Promise<EvaluatedAnswer> {
  const {
    question: { fields },
    debtor,
  } = instance
  const { current, base } = before
  const { data: cutData, typed } = await cutAnswer(instance, before, submitted, means)
  const { data: merged, overwritten } = base
    ? mergeAnswers(base, current.data, cutData)
    : { data: cutData, overwritten: [] }
  const references = referencesIn(fields, merged)
  const values = new Map(
    [...typed].filter(([path, { reference }]) => sameJson(references.get(path), reference)),
  )
  const facts = {
    shape: questionnaire.shapeNow,
    debtor,
    language: 'en',
    names: questionnaire.names,
  } as const
  const whole = withNavigation(
    instance.question,
    facts,
    restorePrivateValues(
      fields,
      merged,
      (path) => values.get(path)?.value ?? current.valueAt(path),
    ),
    questionnaire.today,
  )
  const data = mapPrivate(fields, whole, ({ path }) => references.get(path))
  const unit = getQuestionUnit(instance.question, facts)
  const places = placesIn(instance, merged)
  const removed = [...listReferences(current, current.data).keys()].filter(
    (path) => !references.has(path) && places.has(path),
  )
  return {
    data,
    whole,
    isChanged: !sameJson(current.data, data),
    complete: submitted.flag && isComplete(unit, whole, questionnaire.today),
    help: wantsHelp(unit, whole),
    conflicts: overwritten.map(({ path, before: previous }) => ({
      path,
      before: hasPrivateText(previous) ? undefined : previous,
    })),
    kept: [...values].map(([path, { value }]) => ({
      path,
      value,
      debtor: debtor ?? submitted.debtor,
    })),
    removed,
    foreign: [...values.keys(), ...removed].filter(
      (path) => (debtor ?? current.findOwner(path) ?? submitted.debtor) !== submitted.debtor,
    ),
    referenced: [...references.keys()],
  }
}

async function cutAnswer(
  { key, question: { fields }, debtor }: Instance,
  { current, base }: Before,
  submitted: SubmittedAnswer,
  { letters, getMark, accountSsn }: SecretTokens,
): Promise<CutAnswer> {
  const inCurrent = listReferences(current, current.data)
  const inBase = base ? listReferences(current, base) : inCurrent
  const named = withEntryIds(submitted.data, () => letters(idLetters, idLength), key)
  const keptAt: Cutting['keptAt'] = (path, isMasked) =>
    inBase.get(path) ?? (isMasked ? inCurrent.get(path) : undefined)
  const mayRead: Cutting['mayRead'] = ({ path, isMasked }) =>
    !isMasked && submitted.debtor === (debtor ?? current.findOwner(path) ?? submitted.debtor)
  const places = new Map<string, { readonly isReadable: boolean; readonly isTyped: boolean }>()
  mapPrivate(fields, named, (place, value) => {
    places.set(place.path, { isReadable: mayRead(place), isTyped: value !== mask })
    return value
  })
  return extractPrivateValues(fields, named, {
    keptAt,
    mayRead,
    getMark(path, value) {
      const { isReadable, isTyped } = places.get(path) ?? { isReadable: false, isTyped: false }
      const stands = inCurrent.get(path)
      // True if a sender who can read the value sends it back unchanged.
      const isSame =
        isReadable &&
        stands !== undefined &&
        sameJson(stands, inBase.get(path)) &&
        sameJson(current.valueAt(path), value)
      return isSame ? stands.$kept : getMark({ path, value, isReadable, isTyped })
    },
    accountSsn: asksForAccount(fields, named, keptAt) ? await accountSsn() : undefined,
  })
}

/** Returns the references by path. A reference without a value is left out. */
function listReferences(
  { fields, findOwner }: OpenedAnswer,
  data: JsonObject,
): ReadonlyMap<string, Reference> {
  return new Map([...referencesIn(fields, data)].filter(([path]) => findOwner(path) !== undefined))
}

/** Returns all private paths whose records exist, with or without a value. */
function placesIn({ question }: Instance, data: JsonObject): ReadonlySet<string> {
  const places = new Set<string>()
  mapPrivate(question.fields, data, ({ path }, value) => {
    places.add(path)
    return value
  })
  return places
}
