// Each check has rows with a warning, rows that are just below a warning, and rows with a missing
// answer.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  companyWithoutShare,
  loanWithoutValue,
  owesOwnBank,
  ownerWithoutHome,
  recentHomestead,
  recentSchoolDeposit,
  totalNotOfList,
} from './property.ts'
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

const rowsX03: readonly Row[] = [
  [
    'an owner without real estate',
    { housingSituation: { kind: 'own' }, realEstate: { has: 'no' } },
    { questionKey: 'realEstate' },
  ],
  ['a tenant', { housingSituation: { kind: 'rent' }, realEstate: { has: 'no' } }, undefined],
  [
    'an owner who has not come to it yet',
    { housingSituation: { kind: 'own' }, realEstate: { has: 'userNeedsHelp' } },
    undefined,
  ],
]

const company = (percent: number, soleProprietor: string) => ({
  businesses: { has: 'yes', list: [{ id: 'dddddd', businessBasics: { percent, soleProprietor } }] },
})
const rowsX24: readonly Row[] = [
  [
    'half of a company',
    { ...company(50, 'no'), maInvestCheck: { privateInterests: 'no' } },
    { questionKey: 'maInvestCheck' },
  ],
  ['run alone', { ...company(100, 'yes'), maInvestCheck: { privateInterests: 'no' } }, undefined],
  ['no share', { ...company(0, 'no'), maInvestCheck: { privateInterests: 'no' } }, undefined],
  [
    'no company',
    { businesses: { has: 'no' }, maInvestCheck: { privateInterests: 'no' } },
    undefined,
  ],
  [
    'one of two',
    {
      businesses: { has: 'yes', list: [{ id: 'c' }, ...company(50, 'no').businesses.list] },
      maInvestCheck: { privateInterests: 'no' },
    },
    { questionKey: 'maInvestCheck' },
  ],
  ['no answer', company(50, 'no'), undefined],
]

const rowsX33: readonly Row[] = [
  [
    'a loan at the own bank',
    { bankAccounts: { accounts: [{ id: 'a' }, { id: 'b', alsoOweBank: 'yes' }] } },
    { questionKey: 'bankAccounts' },
  ],
  ['none', { bankAccounts: { accounts: [{ id: 'a', alsoOweBank: 'no' }] } }, undefined],
]

const home = (value: JsonObject, loans: JsonObject, isHomestead = 'yes') => ({
  realEstate: {
    has: 'yes',
    properties: [
      {
        id: 'h00001',
        propertyDetails: { isHomestead },
        propertyValue: value,
        propertyLoans: loans,
      },
    ],
  },
})
const owing = (amountOwed: number) => ({ has: 'yes', loans: [{ id: 'l00001', amountOwed }] })
const atHome: CheckedPlace = {
  questionKey: 'realEstate',
  record: 'h00001',
  subQuestion: 'propertyValue',
}

const rowsX41: readonly Row[] = [
  ['a home worth 0', home({ currentValue: 0 }, owing(1)), atHome],
  ['a home whose value is blank', home({ howAcquired: 'bought' }, owing(1)), atHome],
  ['a home without answers', home({}, owing(1)), undefined],
  ['a home without a loan', home({ currentValue: 0 }, { has: 'no' }), undefined],
  ['a home with a value', home({ currentValue: 1 }, owing(1)), undefined],
  [
    'a car worth 0',
    {
      ownedVehicles: {
        has: 'yes',
        vehicles: [
          { id: 'v00001', vehicleDetails: { currentValue: 0 }, vehicleLoans: { has: 'yes' } },
        ],
      },
    },
    { questionKey: 'ownedVehicles', record: 'v00001', subQuestion: 'vehicleDetails' },
  ],
  [
    'a boat worth 0',
    { recreational: { has: 'yes', items: [{ id: 'r', hasLoan: 'yes', currentValue: 0 }] } },
    { questionKey: 'recreational' },
  ],
  [
    'a boat without a loan',
    { recreational: { has: 'yes', items: [{ id: 'r', hasLoan: 'no', currentValue: 0 }] } },
    undefined,
  ],
  [
    'an item worth 0',
    { itemLoans: { debts: [{ id: 'i', haveItem: 'yes', collateralValue: 0 }] } },
    { questionKey: 'itemLoans' },
  ],
  [
    'an item that is gone',
    { itemLoans: { debts: [{ id: 'i', haveItem: 'no', collateralValue: 0 }] } },
    undefined,
  ],
]

const bought = (acquiredOn: string, currentValue: number): JsonObject => ({
  acquiredOn,
  currentValue,
})
const rowsX42: readonly Row[] = [
  [
    '1,215 days ago to the day',
    home(bought('07/2023', 314_001), owing(100_000)),
    atHome,
    { today: '2026-10-28' },
  ],
  [
    '1,216 days ago',
    home(bought('07/2023', 314_001), owing(100_000)),
    undefined,
    { today: '2026-10-29' },
  ],
  ['just the cap', home(bought('07/2025', 314_000), owing(100_000)), undefined],
  ['another house', home(bought('07/2025', 900_000), owing(100_000), 'no'), undefined],
  ['without loans', home(bought('07/2025', 214_001), { has: 'no' }), atHome],
  ['no answer about loans', home(bought('07/2025', 900_000), {}), undefined],
]

const total = (totalValue: number, ...items: readonly JsonObject[]) => ({
  jewelry: { items: items.map((item, place) => ({ id: `j${place}`, ...item })), totalValue },
})
const rowsX48: readonly Row[] = [
  [
    'more than a tenth above',
    total(112, { resaleValue: 60 }, { resaleValue: 40 }),
    { questionKey: 'jewelry' },
  ],
  ['a tenth above', total(110, { resaleValue: 60 }, { resaleValue: 40 }), undefined],
  ['of each one', total(200, { resaleValue: 100, quantity: 2 }), undefined],
  ['of all together', total(100, { resaleValue: 100, quantity: 2 }), undefined],
  ['a total alone', total(200), undefined],
  ['a list alone', { jewelry: { items: [{ id: 'j', resaleValue: 100 }] } }, undefined],
  ['a value is blank', total(200, { resaleValue: 100 }, { item: 'Ring' }), undefined],
  ['all is worth nothing', total(0, { resaleValue: 0 }), undefined],
]

const rowsX52: readonly Row[] = [
  [
    'a deposit',
    { educationSavings: { accounts: [{ id: 'e', depositsLast365: 1 }] } },
    { questionKey: 'educationSavings' },
  ],
  [
    'into one of two',
    {
      educationSavings: {
        accounts: [
          { id: 'e', depositsLast365: 0 },
          { id: 'f', depositsLast365: 1 },
        ],
      },
    },
    { questionKey: 'educationSavings' },
  ],
  ['none', { educationSavings: { accounts: [{ id: 'e', depositsLast365: 0 }] } }, undefined],
]

describe.each([
  ['X03', ownerWithoutHome, rowsX03],
  ['X24', companyWithoutShare, rowsX24],
  ['X33', owesOwnBank, rowsX33],
  ['X41', loanWithoutValue, rowsX41],
  ['X42', recentHomestead, rowsX42],
  ['X48', totalNotOfList, rowsX48],
  ['X52', recentSchoolDeposit, rowsX52],
] as const)('check %s warns exactly when answers about property disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
