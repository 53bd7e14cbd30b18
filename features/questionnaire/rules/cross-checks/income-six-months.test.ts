import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import { incomeInOnePlace, jobWithoutPay } from './income.ts'
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
    'a job without its first day',
    { ...working(undefined), sixMonthIncome_d2: six({}, { wages: 0 }) },
    undefined,
  ],
  [
    'no answer about the job',
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
  ['no answer about now', { sixMonthIncome_d1: six({ alimony: 1 }) }, undefined],
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
    'rent now, no answer about the spouse’s months',
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

describe.each([
  ['X07', jobWithoutPay, rowsX07],
  ['X08', incomeInOnePlace, rowsX08],
] as const)('check %s warns exactly when answers about income disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
