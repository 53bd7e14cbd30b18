// spec: saving#merge, questionnaire#private-apart, questionnaire#complete-flag
import { withEntryIds } from '../answers/entries.ts'
import type { Instance } from '../instances.ts'
import { mergeAnswers } from '../answers/merge.ts'
import { sameJson } from '../answers/same-json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { getQuestionUnit } from '../content/unit.ts'
import type { OpenedAnswer } from '../private/opened-answer.ts'
import {
  asksForAccount,
  extractPrivateValues,
  hasPrivateText,
  mapPrivate,
  mask,
  referencesIn,
  restorePrivateValues,
  type CutAnswer,
  type Cutting,
  type Reference,
} from '../private/secrets.ts'
import { withNavigation } from '../progress/navigation.ts'
import { isComplete, wantsHelp } from '../verdict/verdict.ts'
import type { SaveContext, SaveSnapshot } from './save-context.ts'

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 6

type Before = Pick<SaveSnapshot, 'current' | 'base'>
type AnswerContext = Pick<SaveContext, 'instance' | 'submitted'>

/** A private value that is new at its path. */
export interface NewPrivateValue {
  readonly path: string
  readonly value: Json
  /** True if the sender may read the current value at this path. */
  readonly isReadable: boolean
  /** False for the SSN copied from the account. */
  readonly isTyped: boolean
}

/** Where a save gets its random letters and the marks of private values. */
export interface SecretTokens {
  readonly getLetters: (alphabet: string, count: number) => string
  readonly getMark: (typed: NewPrivateValue) => string
}

/** An overwritten newer value. `before` is undefined if the value is empty or private. */
export interface Conflict {
  readonly path: string
  readonly before: Json | undefined
}

export interface PrivateValue {
  readonly path: string
  readonly value: Json
  readonly debtor: 1 | 2
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
  readonly newValues: readonly PrivateValue[]
  /** Paths of removed private values. */
  readonly removed: readonly string[]
  /** Paths of the other debtor's private values that the sender changed. */
  readonly foreign: readonly string[]
  readonly referenced: readonly string[]
}

export function evaluateAnswer(
  context: SaveContext,
  before: Before & Pick<SaveSnapshot, 'accountSsn'>,
  tokens: SecretTokens,
): EvaluatedAnswer {
  const { questionnaire, instance, submitted } = context
  const { question, debtor } = instance
  const { current, base } = before
  const { data: cutData, typed } = cutAnswer(context, before, tokens)
  const { data: merged, overwritten } = base
    ? mergeAnswers(base, current.data, cutData)
    : { data: cutData, overwritten: [] }
  const references = referencesIn(question.fields, merged)
  const values = new Map(
    [...typed].filter(([path, { reference }]) => sameJson(references.get(path), reference)),
  )
  const { shapeNow: shape, names, today } = questionnaire
  const facts = { shape, debtor, language: 'en', names } as const
  const whole = withNavigation(
    question,
    facts,
    restorePrivateValues(
      question.fields,
      merged,
      (path) => values.get(path)?.value ?? current.valueAt(path),
    ),
    today,
  )
  const data = mapPrivate(question.fields, whole, ({ path }) => references.get(path))
  const unit = getQuestionUnit(question, facts)
  const removed = listRemoved(instance, current, merged, references)
  return {
    data,
    whole,
    isChanged: !sameJson(current.data, data),
    complete: submitted.flag && isComplete(unit, whole, today),
    help: wantsHelp(unit, whole),
    conflicts: overwritten.map(({ path, before: previous }) => ({
      path,
      before: hasPrivateText(previous) ? undefined : previous,
    })),
    newValues: [...values].map(([path, { value }]) => ({
      path,
      value,
      debtor: debtor ?? submitted.debtor,
    })),
    removed,
    foreign: [...values.keys(), ...removed].filter((path) => !isOwn(context, current, path)),
    referenced: [...references.keys()],
  }
}

/** True if the answer refers to the SSN of the account (spec: questionnaire#mask-unchanged). */
export function needsAccountSsn({ instance, submitted }: AnswerContext, before: Before): boolean {
  const { keptAt } = findReferences(before)
  return (
    (instance.debtor ?? submitted.debtor) === submitted.debtor &&
    asksForAccount(instance.question.fields, submitted.data, keptAt)
  )
}

/** Returns the answer after the write, without a second read. */
export function toWrittenAnswer(
  before: OpenedAnswer,
  { data, newValues }: EvaluatedAnswer,
): OpenedAnswer {
  const typed = new Map(newValues.map((secret) => [secret.path, secret]))
  return {
    ...before,
    data,
    findOwner: (path) => typed.get(path)?.debtor ?? before.findOwner(path),
    valueAt: (path) => typed.get(path)?.value ?? before.valueAt(path),
  }
}

function cutAnswer(
  context: AnswerContext,
  before: Before & Pick<SaveSnapshot, 'accountSsn'>,
  { getLetters, getMark }: SecretTokens,
): CutAnswer {
  const { current, accountSsn } = before
  const { key, question } = context.instance
  const { inCurrent, inBase, keptAt } = findReferences(before)
  const named = withEntryIds(context.submitted.data, () => getLetters(idLetters, idLength), key)
  const mayRead: Cutting['mayRead'] = ({ path, isMasked }) =>
    !isMasked && isOwn(context, current, path)
  const places = new Map<string, { readonly isReadable: boolean; readonly isTyped: boolean }>()
  mapPrivate(question.fields, named, (place, value) => {
    places.set(place.path, { isReadable: mayRead(place), isTyped: value !== mask })
    return value
  })
  return extractPrivateValues(question.fields, named, {
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
    accountSsn,
  })
}

function isOwn({ instance, submitted }: AnswerContext, current: OpenedAnswer, path: string) {
  return submitted.debtor === (instance.debtor ?? current.findOwner(path) ?? submitted.debtor)
}

function findReferences({ current, base }: Before) {
  const inCurrent = listReferences(current, current.data)
  const inBase = base ? listReferences(current, base) : inCurrent
  const keptAt: Cutting['keptAt'] = (path, isMasked) =>
    inBase.get(path) ?? (isMasked ? inCurrent.get(path) : undefined)
  return { inCurrent, inBase, keptAt }
}

/** Returns the references by path. A reference without a value is left out. */
function listReferences(
  { fields, findOwner }: OpenedAnswer,
  data: JsonObject,
): ReadonlyMap<string, Reference> {
  return new Map([...referencesIn(fields, data)].filter(([path]) => findOwner(path) !== undefined))
}

/** A value whose record is gone stays, because a merge may restore the record. */
function listRemoved(
  { question }: Instance,
  current: OpenedAnswer,
  merged: JsonObject,
  references: ReadonlyMap<string, Reference>,
): readonly string[] {
  const places = new Set<string>()
  mapPrivate(question.fields, merged, ({ path }, value) => {
    places.add(path)
    return value
  })
  return [...listReferences(current, current.data).keys()].filter(
    (path) => !references.has(path) && places.has(path),
  )
}
