// Each check has rows with a warning, rows that are just below a warning, and rows with a missing
// answer.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import { itemWithoutLoan, loanWithoutItem } from './property.ts'
import { testAnswers, type TestCase } from './test-answers.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
type Row = readonly [
  sentence: string,
  answers: Readonly<Record<string, JsonObject>>,
  place: CheckedPlace | undefined,
  kind?: TestCase,
]

const noHome = {
  householdGoods: 'no',
  electronics: 'no',
  clothing: 'no',
  jewelry: 'no',
  animals: 'no',
}
const noHobby = { collectibles: 'no', sportsHobby: 'no', firearms: 'no', otherPersonal: 'no' }
const sofa = (financed?: string) => ({
  items: [{ id: 'aaaaaa', item: 'Sofa', resaleValue: 100, ...(financed && { financed }) }],
  totalValue: 100,
})
const loanFor = (kind: string, haveItem = 'yes') => ({
  itemLoans: { debts: [{ id: 'bbbbbb', kind, haveItem }] },
})

const rowsX01: readonly Row[] = [
  [
    'a furniture loan and no furniture',
    { ...loanFor('furniture'), hhHomeCheck: noHome, hhHobbyCheck: noHobby },
    { questionKey: 'hhHomeCheck' },
  ],
  [
    'a furniture loan and a sofa that is paid off',
    {
      ...loanFor('furniture'),
      hhHomeCheck: { ...noHome, householdGoods: 'yes' },
      hhHobbyCheck: noHobby,
      householdGoods: sofa('no'),
    },
    { questionKey: 'householdGoods' },
  ],
  ...(
    [
      ['appliance', 'householdGoods', 'hhHomeCheck'],
      ['electronics', 'electronics', 'hhHomeCheck'],
      ['jewelry', 'jewelry', 'hhHomeCheck'],
      ['tools', 'otherPersonal', 'hhHobbyCheck'],
    ] as const
  ).flatMap(([kind, list, check]): readonly Row[] => [
    [
      `${kind}, and no list`,
      { ...loanFor(kind), hhHomeCheck: noHome, hhHobbyCheck: noHobby },
      { questionKey: check },
    ],
    [
      `${kind}, and a list`,
      {
        ...loanFor(kind),
        hhHomeCheck: noHome,
        hhHobbyCheck: noHobby,
        [check]: { ...(check === 'hhHomeCheck' ? noHome : noHobby), [list]: 'yes' },
        [list]: sofa('no'),
      },
      { questionKey: list },
    ],
  ]),
  [
    'an instrument, by another check',
    { ...loanFor('instrument'), hhHomeCheck: noHome, hhHobbyCheck: noHobby },
    { questionKey: 'hhHobbyCheck' },
  ],
  [
    'a sofa that is still paid for',
    {
      ...loanFor('furniture'),
      hhHomeCheck: { ...noHome, householdGoods: 'yes' },
      hhHobbyCheck: noHobby,
      householdGoods: sofa('yes'),
    },
    undefined,
  ],
  [
    'a sofa without an answer',
    {
      ...loanFor('furniture'),
      hhHomeCheck: { ...noHome, householdGoods: 'yes' },
      hhHobbyCheck: noHobby,
      householdGoods: sofa(),
    },
    undefined,
  ],
  [
    'a list that is not filled in',
    {
      ...loanFor('furniture'),
      hhHomeCheck: { ...noHome, householdGoods: 'yes' },
      hhHobbyCheck: noHobby,
    },
    undefined,
  ],
  [
    'a question that asks for help',
    {
      ...loanFor('furniture'),
      hhHomeCheck: { ...noHome, jewelry: 'userNeedsHelp' },
      hhHobbyCheck: noHobby,
    },
    undefined,
  ],
  [
    'a machine of the business',
    {
      ...loanFor('tools'),
      hhHomeCheck: noHome,
      hhHobbyCheck: noHobby,
      toolsMachinery: { items: [{ id: 'cccccc', securesLoan: 'yes' }] },
    },
    undefined,
  ],
  [
    'a thing that is gone',
    { ...loanFor('furniture', 'no'), hhHomeCheck: noHome, hhHobbyCheck: noHobby },
    undefined,
  ],
  ['a pawn loan', { ...loanFor('pawn'), hhHomeCheck: noHome, hhHobbyCheck: noHobby }, undefined],
]

const rowsX02: readonly Row[] = [
  [
    'a sofa that is still paid for',
    { householdGoods: sofa('yes'), sdLoansCheck: { itemLoans: 'no' } },
    { questionKey: 'sdLoansCheck' },
  ],
  [
    'a machine of the business',
    {
      toolsMachinery: { items: [{ id: 'cccccc', securesLoan: 'yes' }] },
      sdLoansCheck: { itemLoans: 'no' },
    },
    { questionKey: 'sdLoansCheck' },
  ],
  ['with its loan', { householdGoods: sofa('yes'), sdLoansCheck: { itemLoans: 'yes' } }, undefined],
  ['no answer about loans', { householdGoods: sofa('yes') }, undefined],
  ['paid off', { householdGoods: sofa('no'), sdLoansCheck: { itemLoans: 'no' } }, undefined],
]

describe.each([
  ['X01', loanWithoutItem, rowsX01],
  ['X02', itemWithoutLoan, rowsX02],
] as const)('check %s warns exactly when answers about property disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
