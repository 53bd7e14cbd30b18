// Random complete intakes for tests. Samples are made once and put together at random.
import { isDisabled } from '#features/questionnaire/rules/answers/disabled.ts'
import type {
  Content,
  ContentField,
  ContentQuestion,
} from '#features/questionnaire/rules/content/content.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import { listInstances, type Instance } from '#features/questionnaire/rules/instances.ts'
import { isJsonObject, isList, objectAt } from '#features/questionnaire/rules/json.ts'
import {
  chanceFrom,
  sampleAnswer,
  type Chance,
} from '#features/questionnaire/rules/sample-answers.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'

/** One and two people in both chapters. */
const shapes: readonly Shape[] = [false, true].flatMap((joint) =>
  ([7, 13] as const).map((chapter): Shape => ({ version: 1, joint, chapter })),
)
const today = '2026-11-20'
type Pools = Map<string, readonly JsonObject[]>

export interface Intakes {
  /** The same seed gives the same intake, with all asked questions complete. */
  readonly random: (seed: number) => AnsweredCase
  readonly of: (
    shape: Shape,
    answers: Readonly<Record<string, JsonObject>>,
    change?: Partial<AnsweredCase>,
  ) => AnsweredCase
}

export function createIntakes(content: Content): Intakes {
  const pools: Pools = new Map()
  return {
    random: (seed) => randomIntake(content, pools, seed),
    of: (shape, answers, change = {}) =>
      toIntake(content, shape, new Map(Object.entries(answers)), change),
  }
}

/** A few questions that are not asked have old answers. */
function randomIntake(content: Content, pools: Pools, seed: number): AnsweredCase {
  const chance = chanceFrom(seed)
  const shape = shapes[seed % shapes.length] ?? { version: 1, joint: false, chapter: 7 }
  const picked = new Map(
    [...listInstances(content, shape).values()].map(
      (instance) => [instance.key, pick(poolOf(pools, instance, shape), chance)] as const,
    ),
  )
  const answered = [...picked].filter(
    ([key]) => chance(8) === 0 || !isDisabled(content, shape, key, picked),
  )
  return toIntake(content, shape, new Map(answered), {})
}

/** A case in which every asked question is complete, and all answers were saved on one day. */
function toIntake(
  content: Content,
  shape: Shape,
  data: ReadonlyMap<string, JsonObject>,
  change: Partial<AnsweredCase>,
): AnsweredCase {
  const stored = [...data].map(
    ([key, answer]) =>
      [
        key,
        { data: answer, revision: 3, savedAt: new Date('2026-11-19T15:00:00Z'), savedBy: 'rosa' },
      ] as const,
  )
  const states = [...listInstances(content, shape).keys()].map((key) => {
    const disabled = isDisabled(content, shape, key, data)
    const complete = !disabled && data.has(key)
    return [key, { disabled, complete, help: false, resolution: null }] as const
  })
  return {
    ...{ content, shape, answers: new Map(stored), states: new Map(states) },
    hiddenSections: new Set(),
    ...change,
  }
}

/** How many of ten optional fields the answers to a question have. Those of the first say No. */
const variants = [0, 3, 6] as const
function poolOf(
  pools: Pools,
  { key, question, debtor }: Instance,
  shape: Shape,
): readonly JsonObject[] {
  const name = `${key}|${shape.joint}|${shape.chapter}`
  const known = pools.get(name)
  if (known) return known
  const facts = { shape, debtor, language: 'en', names: { 1: 'Rosa', 2: 'Ben' } } as const
  const pool = variants.map((optionalOfTen) =>
    sampleAnswer(
      question,
      { ...{ facts, today, optionalOfTen }, chance: chanceFrom(pools.size * 10 + optionalOfTen) },
      optionalOfTen === 0 ? noTo(question) : {},
    ),
  )
  const full = withOptional(question.fields, pool.at(-1) ?? {}, chanceFrom(pools.size))
  // Gates that say No leave hidden answers behind.
  const all = [...pool, full, { ...full, ...noTo(question) }]
  pools.set(name, all)
  return all
}

/** Also fills in what is optional in addresses, in the entries of lists, and in records. */
function withOptional(
  fields: readonly ContentField[],
  data: JsonObject,
  chance: Chance,
): JsonObject {
  const added = fields.flatMap((field): ReadonlyArray<readonly [string, Json]> => {
    const { key, kind, condition } = field
    const value = data[key]
    if (isList(value) && kind !== 'checkboxes')
      return [[key, value.map((entry) => withOptionalInEntry(field, entry, chance))]]
    if (kind === 'group' && (value !== undefined || !condition))
      return [[key, withOptional(field.fields ?? [], objectAt(data, key), chance)]]
    const sample = value === undefined && !condition ? sampleOf(kind, chance) : undefined
    return sample === undefined ? [] : [[key, sample]]
  })
  return { ...data, ...Object.fromEntries(added) }
}

function withOptionalInEntry(
  { fields, sub = [] }: ContentField,
  entry: Json,
  chance: Chance,
): Json {
  if (!isJsonObject(entry)) return entry
  const records = sub.map(
    (own) => [own.key, withOptional(own.fields, objectAt(entry, own.key), chance)] as const,
  )
  return { ...withOptional(fields ?? [], entry, chance), ...Object.fromEntries(records) }
}

function sampleOf(kind: ContentField['kind'], chance: Chance): Json | undefined {
  if (kind === 'currency') return (1 + chance(200_000)) / 100
  if (kind === 'percent' || kind === 'number') return 1 + chance(90)
  return samples[kind]
}

const samples: Readonly<Partial<Record<ContentField['kind'], Json>>> = {
  ...{ text: 'Words', textarea: 'Words', yn: 'yes', date: '05/11/2024', month: '05/2024' },
  ...{ year: '2024', digits: '1234', zip: '60601', state: 'IL', phone: '2125550101' },
}

function noTo({ fields }: ContentQuestion): JsonObject {
  const gates = fields.filter(({ kind, condition }) => kind.startsWith('yn') && !condition)
  return Object.fromEntries(gates.map(({ key }) => [key, 'no']))
}

/** Half of the answers say No. */
function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(2) * (1 + chance(items.length - 1))]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
