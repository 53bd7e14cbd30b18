import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  housingPaymentDiffers,
  lifeInsuranceWithoutPolicy,
  retirementLoanInOnePlace,
  supportNotOnce,
  vehiclePaymentsDiffer,
} from './budget.ts'
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

const homeExpenses: CheckedPlace = { questionKey: 'homeExpenses' }
const home = (rentMortgage: number, loan: JsonObject) => ({
  homeExpenses: { rentMortgage },
  realEstate: {
    has: 'yes',
    properties: [
      {
        id: 'h',
        propertyDetails: { isHomestead: 'yes' },
        propertyLoans: {
          has: 'yes',
          loans: [{ id: 'l', loanKind: 'first', plan: 'keepPay', monthlyPayment: 1000, ...loan }],
        },
      },
    ],
  },
})
const rowsX04: readonly Row[] = [
  [
    '$51 apart',
    { homeExpenses: { rentMortgage: 851 }, housingSituation: { monthlyCost: 800 } },
    homeExpenses,
  ],
  [
    '$50 apart',
    { homeExpenses: { rentMortgage: 750 }, housingSituation: { monthlyCost: 800 } },
    undefined,
  ],
  ['a first mortgage of another amount', home(900, {}), homeExpenses],
  ['the first mortgage', home(1000, {}), undefined],
  ['a second one', home(900, { loanKind: 'second' }), undefined],
  ['a house that is given up', home(0, { plan: 'surrender' }), undefined],
  ['another person pays', home(0, { paymentMadeBy: 'My mother' }), undefined],
  ['no answer about the budget', { housingSituation: { monthlyCost: 800 } }, undefined],
]

const car = (id: string, loan: JsonObject = {}) => ({
  id,
  vehicleLoans: {
    has: 'yes',
    loans: [{ id: `${id}l`, plan: 'keepPay', monthlyPayment: 300, ...loan }],
  },
})
const cars = (...vehicles: readonly JsonObject[]): Answers => ({
  ownedVehicles: { has: 'yes', vehicles },
  leasedVehicles: { has: 'no' },
})
const paying = (more: JsonObject = {}) => ({
  paymentExpenses: { hasOtherInstallments: 'no', ...more },
})
const payments: CheckedPlace = { questionKey: 'paymentExpenses' }
const rowsX05: readonly Row[] = [
  ['forgotten in the budget', { ...cars(car('a')), ...paying() }, payments],
  ['$50 apart', { ...cars(car('a')), ...paying({ vehicle1Payment: 250 }) }, undefined],
  ['two, forgotten', { ...cars(car('a'), car('b', { plan: 'catchUp' })), ...paying() }, payments],
  [
    'two, and one that costs nothing',
    { ...cars(car('a'), car('b'), car('c', { monthlyPayment: 0 })), ...paying() },
    payments,
  ],
  [
    'two in one line',
    { ...cars(car('a'), car('b')), ...paying({ vehicle1Payment: 600 }) },
    undefined,
  ],
  [
    'three, of which the budget has two lines',
    { ...cars(car('a'), car('b'), car('c')), ...paying({ vehicle1Payment: 600 }) },
    undefined,
  ],
  ['one that is given back', { ...cars(car('a', { plan: 'surrender' })), ...paying() }, undefined],
  [
    'the other household',
    { ...cars(car('a')), ...paying(), d2PaymentExpenses: { vehicle1Payment: 300 } },
    undefined,
  ],
  [
    'a lease',
    {
      ownedVehicles: { has: 'no' },
      leasedVehicles: { has: 'yes', leases: [{ id: 'l', keepLease: 'yes', monthlyPayment: 200 }] },
      ...paying(),
    },
    payments,
  ],
  [
    'a loan without its payment',
    {
      ...cars({ id: 'a', vehicleLoans: { has: 'yes', loans: [{ id: 'al', plan: 'keepPay' }] } }),
      ...paying(),
    },
    undefined,
  ],
  ['a car without an answer', { ...cars(car('a'), { id: 'b' }), ...paying() }, undefined],
  [
    'a car whose loans are not filled in',
    { ...cars(car('a'), { id: 'b', vehicleLoans: { has: 'yes', loans: [] } }), ...paying() },
    undefined,
  ],
  [
    'no answer about leases',
    { ownedVehicles: { has: 'yes', vehicles: [car('a')] }, ...paying() },
    undefined,
  ],
  ['budget not filled in', { ...cars(car('a')), paymentExpenses: {} }, undefined],
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
const noJob: Answers = { ...single, employment_d1: { status: 'disabled' } }
const atStub: CheckedPlace = {
  questionKey: 'employers_d1',
  record: 'j00001',
  subQuestion: 'payDeductions',
}

const owed = (howPaid: string, count = 1) => ({
  supportOwed: {
    has: 'yes',
    orders: Array.from({ length: count }, (_order, place) => ({
      id: `o${place}`,
      monthlyAmount: 200,
      howPaid,
    })),
  },
})
const rowsX11: readonly Row[] = [
  ['nowhere, paid by hand', { ...owed('direct'), ...job({}), ...paying() }, payments],
  ['nowhere, taken from pay', { ...owed('payroll'), ...job({}), ...paying() }, atStub],
  ['nowhere, and no job', { ...owed('payroll'), ...noJob, ...paying() }, payments],
  [
    'in both',
    { ...owed('payroll'), ...job({ support: 200 }), ...paying({ supportPaid: 200 }) },
    payments,
  ],
  [
    'two orders, one in each',
    { ...owed('payroll', 2), ...job({ support: 200 }), ...paying({ supportPaid: 200 }) },
    undefined,
  ],
  ['in one', { ...owed('payroll'), ...job({ support: 200 }), ...paying() }, undefined],
  ['not paid', { ...owed('notPaying'), ...job({}), ...paying() }, undefined],
  [
    'no answer about the job',
    { ...owed('direct'), ...single, employment_d1: { status: 'employed' }, ...paying() },
    undefined,
  ],
  [
    'no answer about deductions',
    { ...owed('direct'), ...job({ federalTax: null }), ...paying() },
    undefined,
  ],
  ['no answer about the budget', { ...owed('direct'), ...job({}) }, undefined],
  [
    'no answer about the spouse’s job',
    { ...owed('direct'), ...job({}), ...paying() },
    undefined,
    { joint: true },
  ],
]

const plan = (more: JsonObject): Answers => ({
  maRetireCheck: { retirement: 'yes' },
  retirement: { plans: [{ id: 'p', owner: 'debtor1', ...more }] },
})
const rowsX12: readonly Row[] = [
  [
    'taken from pay, and no plan',
    { ...job({ retirementLoan: 50 }), maRetireCheck: { retirement: 'no' } },
    { questionKey: 'maRetireCheck' },
  ],
  [
    'taken from pay, and a plan without a loan',
    { ...job({ retirementLoan: 50 }), ...plan({ hasLoan: 'no' }) },
    { questionKey: 'retirement' },
  ],
  [
    'in both',
    { ...job({ retirementLoan: 50 }), ...plan({ hasLoan: 'yes', loanPayment: 50 }) },
    undefined,
  ],
  [
    'a loan that is paid back, and not from pay',
    { ...job({}), ...plan({ hasLoan: 'yes', loanPayment: 50 }) },
    atStub,
  ],
  ['a loan that is not paid back', { ...job({}), ...plan({ hasLoan: 'yes' }) }, undefined],
  ['a loan without a job', { ...noJob, ...plan({ hasLoan: 'yes', loanPayment: 50 }) }, undefined],
  ['no answer about plans', { ...job({ retirementLoan: 50 }) }, undefined],
]

const policies = (...kinds: readonly string[]): Answers => ({
  opRightsCheck: { insurancePolicies: 'yes' },
  insurancePolicies: { items: kinds.map((kind) => ({ id: kind, kind })) },
})
const rowsX13: readonly Row[] = [
  [
    'taken from pay, and no policy',
    { ...job({ lifeInsurance: 9 }), opRightsCheck: { insurancePolicies: 'no' } },
    { questionKey: 'opRightsCheck' },
  ],
  [
    'in the budget, and other policies',
    { livingExpenses: { lifeInsurance: 9 }, ...policies('homeowner', 'health') },
    { questionKey: 'insurancePolicies' },
  ],
  ...['burial', 'credit', 'other'].map((kind): Row => [
    `perhaps a ${kind} policy`,
    { livingExpenses: { lifeInsurance: 9 }, ...policies(kind) },
    undefined,
  ]),
  [
    'with its policy',
    { d2LivingExpenses: { lifeInsurance: 9 }, ...policies('health', 'termLife') },
    undefined,
  ],
  [
    'none is paid',
    { livingExpenses: { lifeInsurance: 0 }, opRightsCheck: { insurancePolicies: 'no' } },
    undefined,
  ],
  ['no answer about policies', { livingExpenses: { lifeInsurance: 9 } }, undefined],
]

describe.each([
  ['X04', housingPaymentDiffers, rowsX04],
  ['X05', vehiclePaymentsDiffer, rowsX05],
  ['X11', supportNotOnce, rowsX11],
  ['X12', retirementLoanInOnePlace, rowsX12],
  ['X13', lifeInsuranceWithoutPolicy, rowsX13],
] as const)(
  'check %s warns exactly when the budget and the other answers disagree',
  (_id, find, rows) => {
    for (const [sentence, answers, place, kind] of rows) {
      test(sentence, () => {
        expect(find(testAnswers(content, answers, kind))).toEqual(place)
      })
    }
  },
)
