import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  openBusinessWithoutIncome,
  refundNotListed,
  socialSecurityByYear,
  withdrawalByYear,
} from './income.ts'
import { testAnswers, type TestCase } from './test-answers.ts'
import { six } from './test-six-months.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
type Row = readonly [
  sentence: string,
  answers: Readonly<Record<string, JsonObject>>,
  place: CheckedPlace | undefined,
  kind?: TestCase,
]
const joint: TestCase = { joint: true }

const sources = (debtor: 1 | 2, ...all: readonly string[]) => ({
  [`otherIncomeHistory_d${debtor}`]: {
    has: 'yes',
    sources: all.map((source, place) => ({ id: `s${place}`, source })),
  },
})
const rowsX10: readonly Row[] = [
  [
    'no other income by year',
    { otherIncome_d2: { ssGets: 'yes' }, otherIncomeHistory_d2: { has: 'no' } },
    { questionKey: 'otherIncomeHistory_d2' },
  ],
  [
    'other sources alone',
    { otherIncome_d1: { ssGets: 'yes' }, ...sources(1, 'Gifts', 'Rent assistance') },
    { questionKey: 'otherIncomeHistory_d1' },
  ],
  [
    'in their own words',
    { otherIncome_d1: { ssGets: 'yes' }, ...sources(1, 'Rent', 'my SSDI check') },
    undefined,
  ],
  ['in Spanish', { otherIncome_d1: { ssGets: 'yes' }, ...sources(1, 'Seguro Social') }, undefined],
  [
    'a source that is blank',
    { otherIncome_d1: { ssGets: 'yes' }, ...sources(1, 'Rent', '') },
    undefined,
  ],
  [
    'the spouse has it',
    {
      otherIncome_d1: { ssGets: 'no' },
      otherIncomeHistory_d1: { has: 'no' },
      ...sources(2, 'Social Security'),
    },
    undefined,
  ],
  ['no answer', { otherIncome_d1: { ssGets: 'yes' } }, undefined],
]

const business = (stillOpen: string, ownerDebtor?: string) => ({
  businesses: {
    has: 'yes',
    list: [{ id: 'b', businessBasics: { stillOpen, ...(ownerDebtor && { ownerDebtor }) } }],
  },
})
const rowsX25: readonly Row[] = [
  [
    'open, and nothing in the months',
    { ...business('yes'), sixMonthIncome_d1: six({}) },
    { questionKey: 'sixMonthIncome_d1' },
  ],
  [
    'a 0 is an answer',
    { ...business('yes'), sixMonthIncome_d1: six({}, { businessGross: 0 }) },
    undefined,
  ],
  ['closed', { ...business('no'), sixMonthIncome_d1: six({}) }, undefined],
  [
    'months that are not filled in',
    { ...business('yes'), sixMonthIncome_d1: { rows: [{ id: 'r', month: '10/2026' }] } },
    undefined,
  ],
  [
    'of debtor 2',
    { ...business('yes', 'debtor2'), sixMonthIncome_d1: six({}), sixMonthIncome_d2: six({}) },
    { questionKey: 'sixMonthIncome_d2' },
    joint,
  ],
  [
    'of both, answered by one',
    {
      ...business('yes', 'both'),
      sixMonthIncome_d1: six({}),
      sixMonthIncome_d2: six({ businessGross: 50 }),
    },
    undefined,
    joint,
  ],
  [
    'of both, answered by none',
    { ...business('yes', 'both'), sixMonthIncome_d1: six({}), sixMonthIncome_d2: six({}) },
    { questionKey: 'sixMonthIncome_d1' },
    joint,
  ],
  [
    'no answer about the owner',
    { ...business('yes'), sixMonthIncome_d1: six({}), sixMonthIncome_d2: six({}) },
    undefined,
    joint,
  ],
]

const taxes = (year: JsonObject) => ({
  taxReturns_d1: {
    years: [{ id: 't', taxYear: '2025', federal: 'filed', federalResult: 900, ...year }],
  },
})
const spring: TestCase = { today: '2026-06-29' }
const rowsX26: readonly Row[] = [
  [
    'a refund in June',
    { ...taxes({}), opOwedCheck: { taxRefunds: 'no' } },
    { questionKey: 'opOwedCheck' },
    spring,
  ],
  [
    'from June 30',
    { ...taxes({}), opOwedCheck: { taxRefunds: 'no' } },
    undefined,
    { today: '2026-06-30' },
  ],
  [
    'of an earlier year',
    { ...taxes({ taxYear: '2024' }), opOwedCheck: { taxRefunds: 'no' } },
    undefined,
    spring,
  ],
  [
    'taxes were owed',
    { ...taxes({ federalResult: -900 }), opOwedCheck: { taxRefunds: 'no' } },
    undefined,
    spring,
  ],
  [
    'its use is answered',
    { ...taxes({ refundSpent: 'Rent' }), opOwedCheck: { taxRefunds: 'no' } },
    undefined,
    spring,
  ],
  ['listed', { ...taxes({}), opOwedCheck: { taxRefunds: 'yes' } }, undefined, spring],
]

const plan = (owner: string, withdrewRecently = 'yes') => ({
  retirement: { plans: [{ id: 'p', owner, withdrewRecently }] },
})
const rowsX40: readonly Row[] = [
  [
    'of debtor 2',
    { ...plan('debtor2'), otherIncomeHistory_d1: { has: 'no' }, ...sources(2, 'Rent') },
    { questionKey: 'otherIncomeHistory_d2' },
  ],
  [
    'listed',
    { ...plan('debtor2'), otherIncomeHistory_d1: { has: 'no' }, ...sources(2, '401(k) money') },
    undefined,
  ],
  [
    'of both, listed by one',
    { ...plan('both'), otherIncomeHistory_d1: { has: 'no' }, ...sources(2, 'IRA') },
    undefined,
  ],
  [
    'of both, listed by none',
    { ...plan('both'), otherIncomeHistory_d1: { has: 'no' }, ...sources(2, 'Rent') },
    { questionKey: 'otherIncomeHistory_d1' },
  ],
  [
    'nothing taken out',
    { ...plan('debtor1', 'no'), otherIncomeHistory_d1: { has: 'no' } },
    undefined,
  ],
  ['no answer', plan('debtor1'), undefined],
]

describe.each([
  ['X10', socialSecurityByYear, rowsX10],
  ['X25', openBusinessWithoutIncome, rowsX25],
  ['X26', refundNotListed, rowsX26],
  ['X40', withdrawalByYear, rowsX40],
] as const)('check %s warns exactly when answers about income disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
