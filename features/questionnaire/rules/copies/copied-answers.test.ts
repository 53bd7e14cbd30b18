// spec: questionnaire#copied-answers
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { copiedAnswers } from './copied-answers.ts'
import { copiedFrom, type CopyingQuestion } from './copied-from.ts'
import { listInstances } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import { chanceFrom, sampleAnswer } from '../sample-answers.ts'
import type { Shape } from '../shape.ts'
import { withoutHidden } from '../shown/shown-answer.ts'
import { getQuestionUnit, getUnit } from '../content/unit.ts'
import { getFaults, isMissing } from '../verdict/verdict.ts'
import { home, rented, estate } from './test-properties.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content

type Answers = Readonly<Record<string, JsonObject>>

function getInstance(key: string, shape: Shape) {
  const instance = listInstances(content, shape).get(key)
  if (!instance) throw new Error(`There is no question ${key}.`)
  return instance
}

/** Returns the copied value and its source questions by field. */
function filled(key: string, answers: Answers, joint = false): Readonly<Record<string, unknown>> {
  const copies = copiedAnswers(
    getInstance(key, { version: 1, joint, chapter: 7 }),
    joint,
    (question) => answers[question] ?? {},
  )
  return Object.fromEntries(
    copies.flatMap(({ of, values }) =>
      Object.entries(values).map(([field, value]) => [field, [value, ...of]]),
    ),
  )
}

const together = { status: 'married', liveTogether: 'yes' }
const apart = { status: 'separated', liveTogether: 'no' }

describe('one home or two homes', () => {
  test.each<[string, Answers, string | undefined]>([
    ['nothing was said', {}, undefined],
    [
      'help was asked for',
      { maritalStatus: { status: 'married', liveTogether: 'userNeedsHelp' } },
      undefined,
    ],
    ['they live together', { maritalStatus: together }, 'yes'],
    ['they live apart', { maritalStatus: apart }, 'no'],
    ['they have two homes', { maritalStatus: { ...together, separateHousehold: 'yes' } }, 'no'],
  ])('copies whether both debtors live in the same home if %s', (_, answers, expected) => {
    expect(filled('homeAddress_d2', answers, true)).toEqual(
      expected === undefined ? {} : { sameAsSpouse: [expected, 'maritalStatus'] },
    )
    expect(filled('homeAddress_d1', answers, true)).toEqual({})
  })

  test('copies whether a spouse who does not file lives in the household', () => {
    expect([
      filled('nonFilingSpouse', { maritalStatus: together }),
      filled('nonFilingSpouse', { maritalStatus: apart }),
      filled('nonFilingSpouse', {}),
    ]).toEqual([
      { sameAddress: ['yes', 'maritalStatus'] },
      { sameAddress: ['no', 'maritalStatus'] },
      {},
    ])
  })
})

describe('the people of a household', () => {
  const alone = { status: 'neverMarried' }
  const children = {
    has: 'yes',
    people: [
      { id: 'a', livesWithYou: 'yes', claimedOnTaxes: 'yes' },
      { id: 'b', livesWithYou: 'no', claimedOnTaxes: 'yes' },
    ],
  }
  const none = { has: 'no' }
  test.each<[string, Answers, boolean, number | undefined, number | undefined]>([
    ['one person', { maritalStatus: alone, dependents: none }, false, 1, 1],
    [
      'with a child there and one elsewhere',
      { maritalStatus: alone, dependents: children },
      false,
      2,
      3,
    ],
    [
      'with another person there',
      {
        maritalStatus: alone,
        dependents: none,
        otherHousehold: { has: 'yes', people: [{ id: 'a' }] },
      },
      false,
      2,
      1,
    ],
    [
      'with a spouse who does not file and has no known return',
      { maritalStatus: together, dependents: children },
      false,
      3,
      undefined,
    ],
    [
      'with a spouse who lives elsewhere',
      { maritalStatus: apart, dependents: none },
      false,
      1,
      undefined,
    ],
    ['two who file', { maritalStatus: together, dependents: children }, true, 3, 4],
    [
      'two who file from two homes',
      { maritalStatus: { ...together, separateHousehold: 'yes' }, dependents: none },
      true,
      1,
      2,
    ],
    ['before the answer about dependents', { maritalStatus: alone }, false, undefined, undefined],
    ['before the answer about the marriage', { dependents: none }, false, undefined, undefined],
    [
      'while help is wanted',
      { maritalStatus: alone, dependents: { has: 'userNeedsHelp' } },
      false,
      undefined,
      undefined,
    ],
  ])(
    'counts the people in the household and on the tax return: %s',
    (_, answers, joint, inHousehold, onReturn) => {
      const { peopleInHousehold, peopleOnTaxReturn } = filled(
        'householdSize',
        answers,
        joint,
      ) as Readonly<Record<string, readonly unknown[] | undefined>>
      expect([peopleInHousehold?.[0], peopleOnTaxReturn?.[0]]).toEqual([inHousehold, onReturn])
    },
  )
})

test('lists everyone who signed for a debt, from all questions about debts', () => {
  const signed = {
    hasCosigner: 'yes',
    cosignerName: 'Leo Park',
    cosignerAddress: { street: '1 A St', city: 'Troy' },
  }
  expect(
    filled('otherCosigners', {
      realEstate: estate(home),
      creditCards: {
        debts: [
          { id: 'a', creditorName: 'Card Co', ...signed },
          { id: 'b', creditorName: 'Other', hasCosigner: 'no' },
        ],
      },
      contracts: {
        has: 'yes',
        contracts: [
          { id: 'a', partyName: 'Gym', hasCosigner: 'yes', cosignerName: 'Mia' },
          { id: 'b', partyName: 'Phone', hasCosigner: 'yes' },
        ],
      },
    }),
  ).toEqual({
    has: ['yes', 'realEstate', 'creditCards', 'contracts'],
    people: [
      [
        {
          id: 'copy01',
          name: 'Ana Ruiz',
          relationship: 'parent',
          creditorName: 'Harbor Bank',
          debtKind: 'D',
        },
        {
          id: 'copy02',
          name: 'Leo Park',
          address: { street: '1 A St', city: 'Troy' },
          creditorName: 'Card Co',
          debtKind: 'EF',
        },
        { id: 'copy03', name: 'Mia', creditorName: 'Gym', debtKind: 'G' },
      ],
      'realEstate',
      'creditCards',
      'contracts',
    ],
  })
  expect(filled('otherCosigners', { realEstate: estate(rented) })).toEqual({})
})

test('does not copy values that would be refused when the answer is saved', () => {
  const debts = (count: number, name: string) => ({
    has: 'yes',
    debts: Array.from({ length: count }, () => ({
      creditorName: name,
      hasCosigner: 'yes',
      cosignerName: name,
      monthlyPayment: 5,
    })),
  })
  const listed = (answers: Answers) =>
    (filled('otherCosigners', answers)['people'] as readonly [readonly unknown[]] | undefined)?.[0]
      .length
  expect(listed({ itemLoans: debts(150, 'Ann'), personalLoans: debts(150, 'Ben') })).toBe(200)
  expect(listed({ itemLoans: debts(3, 'x'.repeat(50_000)) })).toBeUndefined()
})

test('copies only valid values to existing fields, whatever the source answers are', () => {
  for (const joint of [false, true]) {
    const shape: Shape = { version: 1, joint, chapter: 13 }
    for (let seed = 0; seed < 6; seed++) {
      const answers = new Map(
        [...new Set(Object.values<readonly string[]>(copiedFrom).flat())].map(
          (key): [string, JsonObject] => {
            const { question, debtor } = getInstance(key, shape)
            const facts = { shape, debtor, language: 'en', names: { 1: '', 2: '' } } as const
            return [
              key,
              withoutHidden(
                getQuestionUnit(question, facts),
                sampleAnswer(question, {
                  facts,
                  today: '2026-11-20',
                  chance: chanceFrom(seed),
                  optionalOfTen: 8,
                }),
              ),
            ]
          },
        ),
      )
      for (const { key, question, debtor } of listInstances(content, shape).values()) {
        if (!(question.key in copiedFrom)) continue
        const unit = getUnit(question, { shape, debtor, language: 'en', names: { 1: '', 2: '' } })
        for (const { values } of copiedAnswers(
          getInstance(key, shape),
          joint,
          (source) => answers.get(source) ?? {},
        )) {
          expect(
            getFaults(unit, values, '2026-11-20').filter((fault) => !isMissing(fault)),
            key,
          ).toEqual([])
          expect(
            Object.keys(values).filter(
              (field) => !question.fields.some((known) => known.key === field),
            ),
            key,
          ).toEqual([])
        }
      }
    }
  }
})

test('reads exactly the source questions that copiedFrom names', () => {
  const openKeys = new Set<string>()
  for (const question of Object.keys(copiedFrom) as CopyingQuestion[]) {
    const instance = [
      ...listInstances(content, { version: 1, joint: true, chapter: 7 }).values(),
    ].findLast((candidate) => candidate.question.key === question)
    if (!instance) throw new Error(question)
    copiedAnswers(instance, true, (source) => {
      expect(copiedFrom[question]).toContain(source)
      openKeys.add(`${question} ${source}`)
      return {}
    })
  }
  expect([...openKeys].toSorted()).toEqual(
    Object.entries(copiedFrom)
      .flatMap(([question, sources]) => sources.map((source) => `${question} ${source}`))
      .toSorted(),
  )
})
