import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import { budgetFarFromEven } from './facts/balance.ts'
import { testAnswers, type TestCase } from './test-answers.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
type Answers = Readonly<Record<string, JsonObject>>
type Row = readonly [
  sentence: string,
  answers: Answers,
  place: CheckedPlace | undefined,
  kind?: TestCase,
]

const single = { maritalStatus: { status: 'neverMarried' } }
const job = (deductions: JsonObject, details: JsonObject = {}): Answers => ({
  ...single,
  employment_d1: { status: 'employed' },
  employers_d1: {
    jobs: [
      {
        id: 'j00001',
        jobDetails: { grossPerCheck: 1200, payFrequency: 'monthly', ...details },
        payDeductions: { federalTax: 100, socialSecurityMedicare: 100, ...deductions },
      },
    ],
  },
})

const no = { has: 'no' }
/** Returns answers with a take-home pay of $1,000 a month and with costs of `costs`. */
const even = (costs: number, more: Answers = {}): Answers => ({
  ...job({}),
  otherIncome_d1: { ssGets: 'no', assistGets: 'no' },
  selfEmployment_d1: no,
  rentalIncome: no,
  contributions: no,
  businesses: no,
  homeExpenses: { rentMortgage: costs - 300 },
  utilityExpenses: { electricGas: 100 },
  livingExpenses: { food: 100, clothing: 50 },
  paymentExpenses: {
    hasOtherInstallments: 'no',
    hasOtherExpenses: 'yes',
    otherExpenses: [{ id: 'o', amount: 50 }],
  },
  ...more,
})
const short: CheckedPlace = { questionKey: 'otherIncome_d1' }
const rowsX35: readonly Row[] = [
  ['even', even(1000), undefined],
  ['$301 short', even(1301), short],
  ['$300 short', even(1300), undefined],
  ['$201 over', even(799), { questionKey: 'livingExpenses' }],
  ['$200 over', even(800), undefined],
  ['$201 over in chapter 13', even(799), undefined, { chapter: 13 }],
  ['paid each two weeks', even(2166, job({}, { payFrequency: 'biweekly' })), undefined],
  ['paid each two weeks, and short', even(2468, job({}, { payFrequency: 'biweekly' })), short],
  ['paid irregularly', even(9000, job({}, { payFrequency: 'irregular' })), undefined],
  [
    'every sort of income',
    even(2000, {
      otherIncome_d1: {
        ssGets: 'yes',
        assistGets: 'yes',
        pension: 100,
        ssBenefits: [{ id: 's', monthlyAmount: 100 }],
        assistance: [{ id: 'a', monthlyValue: 100 }],
      },
      selfEmployment_d1: { has: 'yes', work: [{ id: 'w', grossMonthly: 300, costsMonthly: 100 }] },
      rentalIncome: { has: 'yes', rentals: [{ id: 'r', grossMonthly: 300, costRepairs: 100 }] },
      contributions: { has: 'yes', helpers: [{ id: 'h', monthlyAmount: 100 }] },
      businesses: {
        has: 'yes',
        list: [{ id: 'b', businessMoney: { grossMonthly: 300, expRent: 100, employees: 900 } }],
      },
    }),
    undefined,
  ],
  [
    'without one of them',
    even(1301, {
      businesses: {
        has: 'yes',
        list: [
          { id: 'b', businessBasics: { stillOpen: 'no' }, businessMoney: { grossMonthly: 300 } },
        ],
      },
    }),
    short,
  ],
  [
    'a spouse who lives there, no answer',
    even(9000, { maritalStatus: { status: 'married', liveTogether: 'yes' } }),
    undefined,
  ],
  [
    'a spouse who lives elsewhere',
    even(9000, { maritalStatus: { status: 'married', liveTogether: 'no' } }),
    short,
  ],
  ['help is called for', even(9000, { contributions: { has: 'userNeedsHelp' } }), undefined],
  ['no answer about assistance', even(9000, { otherIncome_d1: { ssGets: 'no' } }), undefined],
  ['a cost without an answer', even(9000, { utilityExpenses: {} }), undefined],
  [
    'a second household, no answer',
    even(9000, {
      maritalStatus: { status: 'married', separateHousehold: 'yes' },
      employment_d2: { status: 'student' },
      otherIncome_d2: { ssGets: 'no', assistGets: 'no' },
      selfEmployment_d2: no,
    }),
    undefined,
    { joint: true },
  ],
  [
    'a second household',
    even(700, {
      maritalStatus: { status: 'married', separateHousehold: 'yes' },
      employment_d2: { status: 'student' },
      otherIncome_d2: { ssGets: 'no', assistGets: 'no' },
      selfEmployment_d2: no,
      d2HomeExpenses: { rentMortgage: 601 },
      d2UtilityExpenses: { electricGas: 0 },
      d2LivingExpenses: { food: 0 },
      d2PaymentExpenses: { hasOtherInstallments: 'no', hasOtherExpenses: 'no' },
    }),
    short,
    { joint: true },
  ],
]

describe.each([['X35', budgetFarFromEven, rowsX35]] as const)(
  'check %s warns exactly when the budget and the other answers disagree',
  (_id, find, rows) => {
    for (const [sentence, answers, place, kind] of rows) {
      test(sentence, () => {
        expect(find(testAnswers(content, answers, kind))).toEqual(place)
      })
    }
  },
)
