import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerLines } from '../shown/answer-text.ts'
import { uiFor } from '../../kinds/kinds.ts'
import type { Content, ContentField, ContentQuestion } from './content.ts'
import { listDeciders, isDisabled } from '../answers/disabled.ts'
import { listInstances, type Instance } from '../instances.ts'
import { isJsonObject, isList, withoutEmpty } from '../json.ts'
import type { Json, JsonObject } from './model.ts'
import { withNavigation } from '../progress/navigation.ts'
import { isWhole, type KnownState } from '../progress/progress.ts'
import { chanceFrom, sampleAnswer, type Sampling } from '../sample-answers.ts'
import { fits } from './schema-check.ts'
import { sectionModel, getSubQuestions } from './section-model.ts'
import type { Shape } from '../shape.ts'
import { getUnit, type UnitFacts } from './unit.ts'
import { getFaults, isComplete } from '../verdict/verdict.ts'
import type { FaultRule } from '../verdict/wrong-value.ts'
import { getBranches, met } from './test-branches.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const today = '2026-11-20'
const names = { 1: 'Rosa Delgado', 2: 'Ben Delgado' }
const shapes: readonly Shape[] = [false, true].flatMap((joint) =>
  ([7, 13, null] as const).map((chapter): Shape => ({ version: 1, joint, chapter })),
)
const kindsOfCase = shapes.map(
  (shape) =>
    [`${shape.joint ? 'joint' : 'single'}, chapter ${shape.chapter ?? 'unknown'}`, shape] as const,
)

function factsFor(shape: Shape, { debtor }: Pick<Instance, 'debtor'>): UnitFacts {
  return { shape, debtor, language: 'en', names }
}

/** Answers all asked questions, including those that are asked because of these answers. */
function answerAll(shape: Shape, seed: number): ReadonlyMap<string, JsonObject> {
  const chance = chanceFrom(seed)
  const answers = new Map<string, JsonObject>()
  for (let round = 0; round < 5; round++) {
    const open = [...listInstances(content, shape).values()].filter(
      ({ key }) => !answers.has(key) && !isDisabled(content, shape, key, answers),
    )
    if (open.length === 0) return answers
    for (const instance of open) {
      if (isDisabled(content, shape, instance.key, answers)) continue
      const facts = factsFor(shape, instance)
      const answer = sampleAnswer(instance.question, {
        facts,
        today,
        chance,
        optionalOfTen: chance(10),
      })
      const unit = getUnit(instance.question, facts)
      expect(isComplete(unit, answer, today), instance.key).toBe(true)
      expect(fits(unit.Schema, answer), instance.key).toBe(true)
      answers.set(instance.key, answer)
    }
  }
  throw new Error('Answers keep opening questions.')
}

test('each question that depends on answers is asked for some answers and skipped for others', () => {
  const seen = new Map<string, Set<boolean>>()
  const depending = new Set<string>()
  for (const shape of shapes) {
    for (const { key, conditions } of listInstances(content, shape).values()) {
      const values = seen.get(key) ?? new Set()
      seen.set(key, values)
      if (conditions.length > 0) depending.add(key)
      for (let seed = 0; seed < 60 && values.size < 2; seed++)
        values.add(isDisabled(content, shape, key, answeredDeciders(shape, key, seed)))
    }
  }
  expect([...depending].filter((key) => seen.get(key)?.size !== 2)).toEqual([])
})

function answeredDeciders(
  shape: Shape,
  key: string,
  seed: number,
): ReadonlyMap<string, JsonObject> {
  const chance = chanceFrom(seed)
  const answers = new Map<string, JsonObject>()
  const deciders = listDeciders(content, shape, [key])
  for (const instance of listInstances(content, shape).values()) {
    if (deciders.has(instance.key))
      answers.set(
        instance.key,
        sampleAnswer(instance.question, { facts: factsFor(shape, instance), today, chance }),
      )
  }
  return answers
}

describe.each(kindsOfCase)('in a case that is %s', (_sentence, shape) => {
  const questions = [...listInstances(content, shape).values()].flatMap(
    (instance): readonly (readonly [ContentQuestion, UnitFacts])[] => {
      const facts = factsFor(shape, instance)
      return [
        [instance.question, facts],
        ...getSubQuestions(instance.question).map((sub) => [sub, facts] as const),
      ]
    },
  )

  test('reaches 100 % in every section when all asked questions are answered', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answers = answerAll(shape, seed)
        const states = new Map(
          [...listInstances(content, shape).keys()].map((key): [string, KnownState] => [
            key,
            {
              disabled: isDisabled(content, shape, key, answers),
              complete: answers.has(key),
              resolution: null,
            },
          ]),
        )
        expect(
          content.sections.filter(({ systemName }) => !isWhole(content, shape, systemName, states)),
        ).toEqual([])
      }),
      { seed: 11, numRuns: 2 },
    )
  })

  test('each condition in a question can be true and false, and the question can be completed in both cases', () => {
    for (const [question, facts] of questions) {
      for (const { path, condition, level } of getBranches(getUnit(question, facts).Schema)) {
        for (const wanted of [true, false]) {
          const start = path(met(condition, level, wanted))
          const sampling: Sampling = { facts, today, chance: chanceFrom(5) }
          const answer = sampleAnswer(question, sampling, start)
          expect(
            objectsBelow(answer).some((data) => fits(condition, data) === wanted),
            `${question.key}: ${JSON.stringify(condition)} ${wanted}`,
          ).toBe(true)
        }
      }
    }
  })

  test('makes a model of each section with the same keys in both languages', () => {
    for (const { systemName } of content.sections) {
      const [english, spanish] = (['en', 'es'] as const).map((language) =>
        sectionModel(content, systemName, {
          shape,
          language,
          names,
          reader: 1,
          isSpouseAsked: false,
        }),
      )
      expect(keysIn(spanish as unknown as Json)).toEqual(keysIn(english as unknown as Json))
    }
  })
})

test('never throws, whatever was submitted', () => {
  const units = [
    ...listInstances(content, { version: 1, joint: true, chapter: null }).values(),
  ].map((instance) => {
    const facts = factsFor({ version: 1, joint: true, chapter: null }, instance)
    return { question: instance.question, facts, unit: getUnit(instance.question, facts) }
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.nat(),
      fc.jsonValue({ maxDepth: 3 }),
      ({ question, facts, unit }, seed, junk) => {
        const chance = chanceFrom(seed)
        const data = spoiled(
          sampleAnswer(question, { facts, today, chance, optionalOfTen: 5 }),
          junk as Json,
          chance,
        )
        const faults = getFaults(unit, data, today)
        answerLines(unit, withNavigation(question, facts, data, today), 'es')
        // The schema cannot check everything, for example today's date, digit counts and record
        // flags. Only such faults may remain.
        if (fits(unit.Schema, withoutEmpty(data)))
          expect(faults.filter(({ rule }) => !unsaid.has(rule))).toEqual([])
      },
    ),
    { seed: 5, numRuns: 500 },
  )
})

const unsaid: ReadonlySet<FaultRule> = new Set([
  'date',
  'future',
  'tooYoung',
  'tooOld',
  'min',
  'max',
  'maxLength',
  'nested',
])

/** Replaces values at one place in the answer by `junk`. */
function spoiled(data: JsonObject, junk: Json, chance: (count: number) => number): JsonObject {
  const keys = Object.keys(data)
  const key = keys[chance(Math.max(1, keys.length))]
  if (key === undefined) return data
  const value = data[key]
  if (isJsonObject(value) && chance(3) > 0) return { ...data, [key]: spoiled(value, junk, chance) }
  if (isList(value) && chance(3) > 0)
    return {
      ...data,
      [key]: value.map((entry: Json) =>
        isJsonObject(entry) ? spoiled(entry, junk, chance) : junk,
      ),
    }
  return { ...data, [key]: junk }
}

function objectsBelow(value: Json): readonly JsonObject[] {
  if (isList(value)) return value.flatMap(objectsBelow)
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsBelow)] : []
}

/** Replaces all texts by '', so that only the keys are compared. */
function keysIn(value: Json): Json {
  if (isList(value)) return value.map(keysIn)
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysIn(inner)]))
    : typeof value === 'string'
      ? ''
      : value
}

test('accepts no guess for court dates and the expiration date of an ID, because these dates are in documents', () => {
  const fieldsIn = (fields: readonly ContentField[] = []): readonly ContentField[] =>
    fields.flatMap((field) => [
      field,
      ...fieldsIn(field.fields),
      ...(field.sub ?? []).flatMap((question) => fieldsIn(question.fields)),
    ])
  const questions = content.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.questions),
  )
  const exact = questions
    .flatMap(({ fields }) => fieldsIn(fields))
    .filter((field) => field.exact === true)
  expect(exact.map(({ key }) => key)).toEqual(['courtDate', 'idExpires', 'nextDate'])
  expect(exact.map((field) => uiFor(field, 'en', 'date')['ui:options'])).toEqual(
    exact.map(() => ({ exact: true })),
  )
})

test.each([
  ['IL', ['county']],
  ['AE', []],
])(
  'a home address in %s needs the fields %j besides street, city and ZIP code',
  (state, needed) => {
    const shape: Shape = { version: 1, joint: false, chapter: 7 }
    const instance = listInstances(content, shape).get('homeAddress_d1')
    if (!instance) throw new Error('homeAddress_d1 is not asked')
    const unit = getUnit(instance.question, factsFor(shape, instance))
    const address = { street: 'PSC 1204 Box 5678', city: 'APO', state, zip: '09021' }
    const faults = getFaults(unit, { address }, today).filter(({ path }) => path[0] === 'address')
    expect(faults.map(({ path }) => path[1])).toEqual(needed)
  },
)
