// What an answer that was sent comes to: merged with what others saved, its private parts cut out, its ids repaired, and judged. Reads nothing and writes nothing.
import { withEntryIds } from '../../rules/answers/entries.ts'
import type { Instance } from '../../rules/answers/instances.ts'
import { mergeAnswers } from '../../rules/answers/merge.ts'
import type { Json, JsonObject } from '../../rules/content/model.ts'
import { withNavigation } from '../../rules/progress/navigation.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import {
  asksForAccount,
  cutOut,
  mapPrivate,
  mask,
  putBack,
  referencesIn,
  tellsPrivate,
  type CutAnswer,
  type Cutting,
  type Reference,
} from '../../rules/private/secrets.ts'
import { questionUnitOf } from '../../rules/content/unit.ts'
import { isComplete, wantsHelp } from '../../rules/verdict/verdict.ts'
import type { OpenedAnswer } from './sealed-answers.ts'
import type { StandingQuestionnaire } from '../standing.ts'

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 6

export interface Sent {
  readonly data: JsonObject
  readonly flag: boolean
  readonly debtor: 1 | 2
}

export interface Before {
  /** `{}` before the first save. It knows every value that is kept apart, also where no record refers to it now. */
  readonly current: OpenedAnswer
  /** What the sender had in front of them, when somebody else has saved since. */
  readonly base: JsonObject | undefined
}

/** A private value that is new to a place. */
export interface Typed {
  readonly path: string
  readonly value: Json
  /** The sender is shown what stands there. */
  readonly isReadable: boolean
  /** False for the number that the account lends. */
  readonly isTyped: boolean
}

export interface Means {
  readonly letters: (alphabet: string, count: number) => string
  readonly markOf: (typed: Typed) => string
  readonly accountSsn: () => Promise<string | undefined>
}

/** A place where somebody else's newer answer was overwritten; `before` is left out where it was nothing, or is private. */
export interface Conflict {
  readonly path: string
  readonly before: Json | undefined
}

export interface JudgedAnswer {
  /** As it is kept: with references. */
  readonly data: JsonObject
  /** With every private value in its place. */
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
  /** Private places of the other one that the sender changed. */
  readonly foreign: readonly string[]
  readonly referenced: readonly string[]
}

/** Decisions, questionnaire B1.6, B2.5, B4.4, B5. */
export async function judgeAnswer(
  standing: StandingQuestionnaire,
  instance: Instance,
  before: Before,
  sent: Sent,
  means: Means,
): Promise<JudgedAnswer> {
  const {
    question: { fields },
    debtor,
  } = instance
  const { current, base } = before
  const { data: cutData, typed } = await cutAnswer(instance, before, sent, means)
  const { data: merged, overwritten } = base
    ? mergeAnswers(base, current.data, cutData)
    : { data: cutData, overwritten: [] }
  const references = referencesIn(fields, merged)
  const values = new Map(
    [...typed].filter(([path, { reference }]) => sameJson(references.get(path), reference)),
  )
  const facts = { shape: standing.shapeNow, debtor, language: 'en', names: standing.names } as const
  const whole = withNavigation(
    instance.question,
    facts,
    putBack(fields, merged, (path) => values.get(path)?.value ?? current.valueAt(path)),
    standing.today,
  )
  const data = mapPrivate(fields, whole, ({ path }) => references.get(path))
  const unit = questionUnitOf(instance.question, facts)
  const places = placesIn(instance, merged)
  const removed = [...keptReferences(current, current.data).keys()].filter(
    (path) => !references.has(path) && places.has(path),
  )
  return {
    data,
    whole,
    isChanged: !sameJson(current.data, data),
    complete: sent.flag && isComplete(unit, whole, standing.today),
    help: wantsHelp(unit, whole),
    conflicts: overwritten.map(({ path, before: was }) => ({
      path,
      before: tellsPrivate(was) ? undefined : was,
    })),
    kept: [...values].map(([path, { value }]) => ({ path, value, debtor: debtor ?? sent.debtor })),
    removed,
    foreign: [...values.keys(), ...removed].filter(
      (path) => (debtor ?? current.ownerOf(path) ?? sent.debtor) !== sent.debtor,
    ),
    referenced: [...references.keys()],
  }
}

async function cutAnswer(
  { key, question: { fields }, debtor }: Instance,
  { current, base }: Before,
  sent: Sent,
  { letters, markOf, accountSsn }: Means,
): Promise<CutAnswer> {
  const inCurrent = keptReferences(current, current.data)
  const inBase = base ? keptReferences(current, base) : inCurrent
  const named = withEntryIds(sent.data, () => letters(idLetters, idLength), key)
  const keptAt: Cutting['keptAt'] = (path, isMasked) =>
    inBase.get(path) ?? (isMasked ? inCurrent.get(path) : undefined)
  const mayRead: Cutting['mayRead'] = ({ path, isMasked }) =>
    !isMasked && sent.debtor === (debtor ?? current.ownerOf(path) ?? sent.debtor)
  const places = new Map<string, { readonly isReadable: boolean; readonly isTyped: boolean }>()
  mapPrivate(fields, named, (place, value) => {
    places.set(place.path, { isReadable: mayRead(place), isTyped: value !== mask })
    return value
  })
  return cutOut(fields, named, {
    keptAt,
    mayRead,
    markOf(path, value) {
      const { isReadable, isTyped } = places.get(path) ?? { isReadable: false, isTyped: false }
      const stands = inCurrent.get(path)
      // Whoever was shown it sends it back as it is, whoever typed it.
      const isSame =
        isReadable &&
        stands !== undefined &&
        sameJson(stands, inBase.get(path)) &&
        sameJson(current.valueAt(path), value)
      return isSame ? stands.$kept : markOf({ path, value, isReadable, isTyped })
    },
    accountSsn: asksForAccount(fields, named, keptAt) ? await accountSsn() : undefined,
  })
}

/** A reference whose value is gone counts for nothing. */
function keptReferences(
  { fields, ownerOf }: OpenedAnswer,
  data: JsonObject,
): ReadonlyMap<string, Reference> {
  return new Map([...referencesIn(fields, data)].filter(([path]) => ownerOf(path) !== undefined))
}

/** Every private place whose record is there, with or without a value. */
function placesIn({ question }: Instance, data: JsonObject): ReadonlySet<string> {
  const places = new Set<string>()
  mapPrivate(question.fields, data, ({ path }, value) => {
    places.add(path)
    return value
  })
  return places
}
