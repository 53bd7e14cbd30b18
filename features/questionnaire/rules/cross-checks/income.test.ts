import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  incomeInOnePlace,
  jobWithoutPay,
  openBusinessWithoutIncome,
  refundNotListed,
  socialSecurityByYear,
  withdrawalByYear,
} from './income.ts'
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
const joint: TestCase = { joint: true }

const months = ['10/2026', '09/2026', '08/2026', '07/2026', '06/2026', '05/2026']
/** Six months with the same lines; `newest` replaces those of the newest month. */
const six = (each: JsonObject, newest: JsonObject = {}) => ({
  rows: months.map((month, place) => ({
    id: `r${place}`,
    month,
    wages: 2000,
    ...each,
    ...(place === 0 && newest),
  })),
})

const working = (startedOn: string | undefined) => ({
  employment_d2: { status: 'both' },
  employers_d2: { jobs: [{ id: 'j', jobDetails: startedOn === undefined ? {} : { startedOn } }] },
})
const rowsX07: readonly Row[] = [
  [
    'a month without pay',
    { ...working('01/2020'), sixMonthIncome_d2: six({}, { wages: 0 }) },
    { questionKey: 'sixMonthIncome_d2' },
  ],
  [
    'the month in which the job began',
    { ...working('10/2026'), sixMonthIncome_d2: six({ wages: 0 }) },
    undefined,
  ],
  [
    'the month after',
    { ...working('09/2026'), sixMonthIncome_d2: six({ wages: 0 }) },
    { questionKey: 'sixMonthIncome_d2' },
  ],
  [
    'a month with tips alone',
    { ...working('01/2020'), sixMonthIncome_d2: six({}, { wages: 0, overtimeTips: 300 }) },
    undefined,
  ],
  [
    'a month that is blank',
    { ...working('01/2020'), sixMonthIncome_d2: { rows: [{ id: 'r', month: '10/2026' }] } },
    undefined,
  ],
  [
    'a job of which it is not told since when',
    { ...working(undefined), sixMonthIncome_d2: six({}, { wages: 0 }) },
    undefined,
  ],
  [
    'the job not told',
    { employment_d2: { status: 'employed' }, sixMonthIncome_d2: six({}, { wages: 0 }) },
    undefined,
  ],
  [
    'no job any more',
    {
      ...working('01/2020'),
      employment_d2: { status: 'retired' },
      sixMonthIncome_d2: six({}, { wages: 0 }),
    },
    undefined,
  ],
  [
    'no job',
    { employment_d2: { status: 'retired' }, sixMonthIncome_d2: six({ wages: 0 }) },
    undefined,
  ],
]

const now = (more: JsonObject = {}) => ({ otherIncome_d1: { ssGets: 'no', ...more } })
const alone = { maritalStatus: { status: 'neverMarried' } }
const noBusiness = { businesses: { has: 'no' } }
const rowsX08: readonly Row[] = [
  [
    'unemployment in the newest month and none now',
    { sixMonthIncome_d1: six({}, { unemployment: 300 }), ...now() },
    { questionKey: 'otherIncome_d1' },
  ],
  [
    'unemployment that ended before',
    { sixMonthIncome_d1: six({ unemployment: 300 }, { unemployment: 0 }), ...now() },
    undefined,
  ],
  [
    'a pension now, in none of the months',
    { sixMonthIncome_d1: six({}), ...now({ pension: 500 }) },
    { questionKey: 'sixMonthIncome_d1' },
  ],
  [
    'a pension in both',
    { sixMonthIncome_d1: six({ pension: 500 }), ...now({ pension: 500 }) },
    undefined,
  ],
  [
    'alimony in the months alone',
    { sixMonthIncome_d1: six({ alimony: 1 }), ...now() },
    { questionKey: 'otherIncome_d1' },
  ],
  ['nothing told of now', { sixMonthIncome_d1: six({ alimony: 1 }) }, undefined],
  [
    'months that are not filled in',
    { sixMonthIncome_d1: { rows: [{ id: 'r', month: '10/2026' }] }, ...now({ pension: 500 }) },
    undefined,
  ],
  [
    'rent in the months alone',
    {
      ...alone,
      ...noBusiness,
      sixMonthIncome_d1: six({ rentGross: 700 }),
      rentalIncome: { has: 'no' },
    },
    { questionKey: 'rentalIncome' },
  ],
  [
    'rent of a house that is let',
    {
      ...alone,
      ...noBusiness,
      sixMonthIncome_d1: six({ rentGross: 700 }),
      rentalIncome: { has: 'no' },
      realEstate: { has: 'yes', properties: [{ id: 'h', propertyCosts: { rentedOut: 'yes' } }] },
    },
    undefined,
  ],
  [
    'rent now alone',
    {
      ...alone,
      sixMonthIncome_d1: six({}),
      rentalIncome: { has: 'yes', rentals: [{ id: 'r', grossMonthly: 700 }] },
    },
    { questionKey: 'sixMonthIncome_d1' },
  ],
  [
    'rent of nothing now',
    {
      ...alone,
      sixMonthIncome_d1: six({}),
      rentalIncome: { has: 'yes', rentals: [{ id: 'r', grossMonthly: 0 }] },
    },
    undefined,
  ],
  [
    'rent now, in the months of the spouse',
    {
      sixMonthIncome_d1: six({}),
      sixMonthIncome_d2: six({ rentGross: 700 }),
      rentalIncome: { has: 'yes', rentals: [{ id: 'r', grossMonthly: 700 }] },
    },
    undefined,
    joint,
  ],
  [
    'rent now, the months of the spouse not told',
    {
      sixMonthIncome_d1: six({}),
      rentalIncome: { has: 'yes', rentals: [{ id: 'r', grossMonthly: 700 }] },
    },
    undefined,
    joint,
  ],
  [
    'business in the months alone',
    {
      ...noBusiness,
      sixMonthIncome_d2: six({ businessGross: 9 }),
      selfEmployment_d2: { has: 'no' },
    },
    { questionKey: 'selfEmployment_d2' },
  ],
  [
    'business of a business',
    {
      businesses: { has: 'yes' },
      sixMonthIncome_d2: six({ businessGross: 9 }),
      selfEmployment_d2: { has: 'no' },
    },
    undefined,
  ],
  [
    'side work that pays nothing now',
    {
      sixMonthIncome_d2: six({}),
      selfEmployment_d2: { has: 'yes', work: [{ id: 'w', grossMonthly: 0 }] },
    },
    undefined,
  ],
  [
    'side work now, and in one of the months',
    {
      sixMonthIncome_d2: six({}, { businessGross: 9 }),
      selfEmployment_d2: { has: 'yes', work: [{ id: 'w', grossMonthly: 100 }] },
    },
    undefined,
  ],
  [
    'side work now alone',
    {
      sixMonthIncome_d2: six({}),
      selfEmployment_d2: { has: 'yes', work: [{ id: 'w', grossMonthly: 100 }] },
    },
    { questionKey: 'sixMonthIncome_d2' },
  ],
]

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
  ['not told', { otherIncome_d1: { ssGets: 'yes' } }, undefined],
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
    'of both, told by one',
    {
      ...business('yes', 'both'),
      sixMonthIncome_d1: six({}),
      sixMonthIncome_d2: six({ businessGross: 50 }),
    },
    undefined,
    joint,
  ],
  [
    'of both, told by none',
    { ...business('yes', 'both'), sixMonthIncome_d1: six({}), sixMonthIncome_d2: six({}) },
    { questionKey: 'sixMonthIncome_d1' },
    joint,
  ],
  [
    'whose is not told',
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
    'it is told what it was used for',
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
  ['not told', plan('debtor1'), undefined],
]

describe.each([
  ['X07', jobWithoutPay, rowsX07],
  ['X08', incomeInOnePlace, rowsX08],
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
