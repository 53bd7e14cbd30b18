import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allSteps } from '#lib/steps.ts'
import type { Content } from '../content/content.ts'
import { crossCheckIds, type CheckedAnswers, type CheckedPlace } from './cross-check.ts'
import { sentenceOfCheck } from './cross-check-words.ts'
import { isDisabled } from '../answers/disabled.ts'
import { listInstances } from '../instances.ts'
import { isJsonObject, isList } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { chanceFrom, sampleAnswer } from '../sample-answers.ts'
import type { Shape } from '../shape.ts'
import { checkedWarnings, crossChecks } from './all.ts'
import { testAnswers } from './test-answers.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const names = { 1: 'Rosa Delgado', 2: 'Ben Delgado' }
const today = '2026-03-20'
const shapes: readonly Shape[] = [false, true].flatMap((joint) =>
  ([7, 13, null] as const).map((chapter): Shape => ({ version: 1, joint, chapter })),
)

/** Answers all questions of the case and most optional fields. */
function samples(shape: Shape, seed: number): ReadonlyMap<string, JsonObject> {
  const chance = chanceFrom(seed)
  return new Map(
    [...listInstances(content, shape).values()].map(
      ({ key, question, debtor }): [string, JsonObject] => [
        key,
        sampleAnswer(question, {
          facts: { shape, debtor, language: 'en', names },
          today,
          chance,
          optionalOfTen: 8,
        }),
      ],
    ),
  )
}

/** One sample per kind of case, because each takes a while. */
const sampled = shapes.map((shape, seed) => ({ shape, answers: samples(shape, seed) }))

const warningsIn = (checked: CheckedAnswers) => allSteps(checkedWarnings(checked))
const getChecked = (
  shape: Shape,
  answers: ReadonlyMap<string, JsonObject>,
  numbers: ReadonlyMap<string, string> = new Map(),
): CheckedAnswers => ({ shape, today, isFiled: false, answers, numbers })

/**
 * True if the content has the question and, if given, the answer has the record and the record has
 * the sub-question.
 */
function isPlace(
  { questionKey, record, subQuestion }: CheckedPlace,
  { shape, answers }: CheckedAnswers,
): boolean {
  const question = listInstances(content, shape).get(questionKey)?.question
  if (!question || record === undefined) return question !== undefined && subQuestion === undefined
  const lists = question.fields.filter(({ sub }) => sub?.some(({ key }) => key === subQuestion))
  return lists.some(({ key }) =>
    JSON.stringify(answers.get(questionKey)?.[key] ?? []).includes(`"id":"${record}"`),
  )
}

test('has one check for each ID that clients can see, in the same order', () => {
  expect(crossChecks.map(({ id }) => id)).toEqual(crossCheckIds)
})

test.each(shapes)('gives no warnings for a case without answers: %o', (shape) => {
  expect(warningsIn(getChecked(shape, new Map()))).toEqual([])
})

test('gives no warning for one answer alone, except for checks that read only one question', () => {
  const warnings = sampled.flatMap(({ shape, answers }) =>
    [...answers].flatMap(([key, answer]) =>
      warningsIn(getChecked(shape, new Map([[key, answer]]))),
    ),
  )
  expect(
    warnings
      .map(({ id }) => id)
      .filter((id) => !['X33', 'X39', 'X41', 'X42', 'X48', 'X52'].includes(id)),
  ).toEqual([])
})

test('each warning leads to an existing question or record', () => {
  for (const { shape, answers } of sampled) {
    const checked = getChecked(
      shape,
      new Map([...answers].filter(([key]) => !isDisabled(content, shape, key, answers))),
    )
    expect(warningsIn(checked).filter(({ place }) => !isPlace(place, checked))).toEqual([])
  }
})

test('reads only names that the content has', () => {
  for (const { shape, answers } of sampled) {
    const checked = testAnswers(content, Object.fromEntries(answers), {
      joint: shape.joint,
      today,
      ...(shape.chapter && { chapter: shape.chapter }),
    })
    expect(() => warningsIn(checked)).not.toThrow()
  }
})

test('never throws, whatever was submitted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sampled),
      fc.nat(),
      fc.jsonValue({ maxDepth: 3 }),
      fc.string(),
      ({ shape, answers }, seed, junk, number) => {
        const chance = chanceFrom(seed)
        const spoiled = new Map(
          [...answers].map(([key, answer]): [string, JsonObject] => [
            key,
            spoil(answer, junk as Json, chance) as JsonObject,
          ]),
        )
        warningsIn(
          getChecked(
            shape,
            spoiled,
            new Map([
              ['taxIds_d1|/ssn', number],
              ['taxIds_d2|/ssn', number],
            ]),
          ),
        )
      },
    ),
    { seed: 5, numRuns: 150 },
  )
})

/** Replaces some values at all levels by `junk`. An answer remains an object. */
function spoil(value: Json, junk: Json, chance: (count: number) => number): Json {
  const inner = (part: Json): Json => (chance(5) === 0 ? junk : spoil(part, junk, chance))
  if (isList(value)) return value.map(inner)
  return isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, part]): [string, Json] => [key, inner(part)]),
      )
    : value
}

describe.each(['en', 'es'] as const)('the sentences in %s', (language) => {
  test.each(crossCheckIds)('%s has at most 160 characters and ends with a period', (id) => {
    const sentence = sentenceOfCheck(id, language)
    expect([...sentence].length).toBeLessThanOrEqual(160)
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  })
})

/** Names of questions and sections that the sentences mention. */
const cited = [
  ['X02', 'Other Secured Debts'],
  ['X10', 'Other Income by Year'],
  ['X13', 'Insurance Policies'],
  ['X14', 'Taken, Garnished, Foreclosed'],
  ['X15', 'Lawsuits and Court Cases'],
  ['X15', 'Taken, Garnished, Foreclosed'],
  ['X16', 'Taken, Garnished, Foreclosed'],
  ['X21', 'Payments to Family'],
  ['X22', 'Payments, Last 90 Days'],
  ['X24', 'Private Companies'],
  ['X26', 'Tax Refunds'],
  ['X34', 'Other Co-signers'],
  ['X40', 'Other Income by Year'],
  ['X45', 'Claims Against Others'],
  ['X47', 'Leases and Contracts'],
] as const

test.each(cited)(
  '%s contains the name %s as the content spells it, in both languages',
  (id, name) => {
    const names = content.sections.flatMap((section) => [
      section.name,
      ...section.groups.flatMap(({ questions }) => questions.map((question) => question.name)),
    ])
    expect(sentenceOfCheck(id, 'en')).toContain(name)
    expect(sentenceOfCheck(id, 'es')).toContain(`“${names.find(({ en }) => en === name)?.es}”`)
  },
)
