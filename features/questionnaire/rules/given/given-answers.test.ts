// spec: intake#given
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { getQuestionUnit } from '../content/unit.ts'
import { listInstances } from '../instances.ts'
import { getId, isJsonObject, isList } from '../json.ts'
import { chanceFrom, sampleAnswer } from '../sample-answers.ts'
import type { Shape } from '../shape.ts'
import { withoutHidden } from '../shown/shown-answer.ts'
import { listGivenAnswers, type AnsweredCase, type GivenQuestion } from './given-answers.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { version: 1, joint: true, chapter: 13 }
const savedAt = new Date('2026-11-19T15:00:00Z')

interface Given {
  readonly data?: JsonObject
  readonly disabled?: boolean
  readonly complete?: boolean
  readonly help?: boolean
}

function toCase(
  given: Readonly<Record<string, Given>>,
  shape = single,
  hidden: readonly string[] = [],
): AnsweredCase {
  const questions = Object.entries(given)
  return {
    ...{ content, shape, hiddenSections: new Set(hidden) },
    answers: new Map(
      questions.flatMap(([key, { data }]) =>
        data ? [[key, { data, revision: 2, savedAt, savedBy: 'rosa' }] as const] : [],
      ),
    ),
    states: new Map(
      questions.map(([key, { disabled = false, complete = true, help = false }]) => [
        key,
        { disabled, complete, help, resolution: null },
      ]),
    ),
  }
}

function find(given: AnsweredCase, key: string): GivenQuestion {
  const question = listGivenAnswers(given).find((candidate) => candidate.key === key)
  if (!question) throw new Error(`${key} is no question`)
  return question
}

const valueAt = (question: GivenQuestion, pointer: string) =>
  question.values.find((value) => value.pointer === pointer)

describe('a value', () => {
  const loan = { id: 'bbbbbb', creditorName: 'Seaport Mortgage', amountOwed: 100 }
  const question = find(
    toCase({
      realEstate: {
        data: {
          has: 'yes',
          properties: [
            {
              id: 'aaaaaa',
              parentId: 'realEstate',
              navigation_propertyLoans: { isEnabled: true },
              propertyLoans: { has: 'yes', loans: [loan] },
            },
          ],
          notSure: ['/properties/aaaaaa/propertyLoans/loans/bbbbbb/amountOwed'],
        },
      },
    }),
    'realEstate',
  )

  test('has its path, the entries around it, and its field', () => {
    const entry = '/properties/aaaaaa/propertyLoans/loans/bbbbbb'
    expect(valueAt(question, `${entry}/creditorName`)).toMatchObject({
      path: ['properties', 'propertyLoans', 'loans', 'creditorName'],
      entries: ['/properties/aaaaaa', entry],
      field: { kind: 'text' },
      value: 'Seaport Mortgage',
      isGuess: false,
    })
    expect(valueAt(question, `${entry}/amountOwed`)).toMatchObject({ isGuess: true })
  })

  test('has the lines of its own marks, else of what surrounds it', () => {
    const entry = '/properties/aaaaaa/propertyLoans/loans/bbbbbb'
    expect(valueAt(question, `${entry}/creditorName`)?.places).toEqual([
      { form: '106D', line: '2' },
    ])
    expect(valueAt(question, '/has')?.places).toEqual([{ form: '106A/B', line: '1' }])
  })

  test('leaves out the marks of records, help and guesses', () => {
    expect(question.values.map(({ pointer }) => pointer)).toEqual([
      '/has',
      '/properties/aaaaaa/propertyLoans/has',
      '/properties/aaaaaa/propertyLoans/loans/bbbbbb/creditorName',
      '/properties/aaaaaa/propertyLoans/loans/bbbbbb/amountOwed',
    ])
  })

  test('of an address is a guess if the address is', () => {
    const home = find(
      toCase({ homeAddress_d1: { data: { address: { city: 'Salem' }, notSure: ['/address'] } } }),
      'homeAddress_d1',
    )
    expect(valueAt(home, '/address/city')?.isGuess).toBe(true)
  })

  test('of an unmarked field is on the first line of each form that its question names', () => {
    const service = find(
      toCase({ militaryService_d1: { data: { served: 'no' } } }),
      'militaryService_d1',
    )
    expect(service.values[0]?.places).toEqual([
      { form: '122A-1Supp', line: '2' },
      { form: '101', line: '15' },
    ])
  })

  test('is also on a form that only its question names', () => {
    const bank = find(
      toCase({ bankAccounts: { data: { accounts: [{ id: 'aaaaaa', balance: 20 }] } } }),
      'bankAccounts',
    )
    expect(bank.values[0]?.places).toEqual([
      { form: '106A/B', line: '17' },
      { form: '103B', line: '11' },
    ])
  })

  test('of the second household is on Schedule J-2', () => {
    const second = find(
      toCase({ d2LivingExpenses: { data: { food: 300 } } }, joint),
      'd2LivingExpenses',
    )
    expect(second.values[0]?.places).toContainEqual({ form: '106J-2', line: '7' })
    expect(second.values[0]?.places.map(({ form }) => form)).not.toContain('106J')
  })

  test('without a field, or in a field that is hidden, is not shown', () => {
    const cash = find(toCase({ cash: { data: { amount: 20, source: 'Work', gone: 'x' } } }), 'cash')
    expect(cash.values.map(({ pointer, isShown }) => [pointer, isShown])).toEqual([
      ['/amount', true],
      ['/source', false],
      ['/gone', false],
    ])
  })
})

test('the same values are shown as in the form', () => {
  for (const shape of [joint])
    for (const [at, { key, question, debtor }] of [
      ...listInstances(content, shape).values(),
    ].entries()) {
      const facts = { shape, debtor, language: 'en', names: { 1: '', 2: '' } } as const
      const answers = [1, 2].map((seed) =>
        sampleAnswer(question, {
          ...{ facts, today: '2026-11-20' },
          chance: chanceFrom(at * 2 + seed),
          optionalOfTen: 8,
        }),
      )
      // Gates of the second answer hide values of the first one.
      const data = { ...answers[0], ...onlyTexts(answers[1] ?? {}) }
      const shown = withoutHidden(getQuestionUnit(question, facts), data)
      const given = find(toCase({ [key]: { data } }, shape), key)
      expect(
        given.values
          .filter(({ isShown }) => isShown)
          .map(({ pointer }) => pointer)
          .toSorted(),
        key,
      ).toEqual(pointersIn(shown).toSorted())
    }
})

function onlyTexts(data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'))
}

function pointersIn(data: JsonObject, at = ''): readonly string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (/^(?:id|parentId|navigation.*)$/.test(key)) return []
    if (isJsonObject(value)) return pointersIn(value, `${at}/${key}`)
    const entries = isList(value) ? value.filter(isJsonObject) : []
    if (entries.length > 0)
      return entries.flatMap((entry) => pointersIn(entry, `${at}/${key}/${getId(entry)}`))
    return isList(value) && value.length === 0 ? [] : [`${at}/${key}`]
  })
}

describe('a question', () => {
  test('has who saved it, when, and in which revision', () => {
    const data = { amount: 20 }
    expect(find(toCase({ cash: { data } }), 'cash')).toMatchObject({
      ...{ name: 'cash', debtor: null, isAsked: true, wantsHelp: false },
      answer: { data, revision: 2, savedAt, savedBy: 'rosa' },
    })
  })

  test('has all lines that its answer may lead to, each once', () => {
    expect(find(toCase({}), 'taxIds_d1').places).toEqual([
      { form: '101', line: '3' },
      { form: '101', line: '4' },
      { form: '121', line: '2' },
      { form: '121', line: '3' },
    ])
  })

  test('is there without an answer', () => {
    expect(find(toCase({}), 'legalName_d1')).toMatchObject({
      ...{ name: 'legalName', debtor: 1, isAsked: true, isSettled: false, answer: undefined },
    })
  })

  test('is not asked, and its values are not shown, when it is skipped or its section is hidden', () => {
    const given = { cash: { data: { amount: 20 }, disabled: true } }
    expect(find(toCase(given), 'cash')).toMatchObject({
      isAsked: false,
      values: [{ isShown: false }],
    })
    const hidden = toCase({ cash: { data: { amount: 20 } } }, single, ['moneyAndAccounts'])
    expect(find(hidden, 'cash')).toMatchObject({ isAsked: false, isSettled: false })
  })

  test.each<[string, Readonly<Record<string, Given>>, boolean]>([
    ['complete', { cash: {} }, true],
    ['open', { cash: { complete: false } }, false],
    ['complete with a request for help', { cash: { help: true } }, false],
    ['skipped by a complete answer', { cash: { disabled: true }, maCashCheck: {} }, true],
    ['skipped, as what decides it is open', { cash: { disabled: true } }, false],
  ])('that is %s is settled or not', (_, given, settled) => {
    expect(find(toCase(given), 'cash').isSettled).toBe(settled)
  })
})
