// Random complete intakes for tests. Samples are made once and put together at random.
import { isDisabled } from '#features/questionnaire/rules/answers/disabled.ts'
import type { Content, ContentQuestion } from '#features/questionnaire/rules/content/content.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import { listInstances, type Instance } from '#features/questionnaire/rules/instances.ts'
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
const variants = [0, 3, 9] as const
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
  pools.set(name, pool)
  return pool
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
