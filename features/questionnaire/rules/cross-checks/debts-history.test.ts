import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  garnishmentNotListed,
  insuranceClaimNotListed,
  paymentsNotListed,
  storageContractNotListed,
  urgentNotListed,
} from './facts/history.ts'
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

const legal: CheckedPlace = { questionKey: 'fhLegalCheck' }
const stub = (garnishment: number) => ({
  employers_d2: { jobs: [{ id: 'j', payDeductions: { garnishment } }] },
})
const rowsX14: readonly Row[] = [
  ['a garnishment that is not listed', { ...stub(50), fhLegalCheck: { seizures: 'no' } }, legal],
  ['one that is', { ...stub(50), fhLegalCheck: { seizures: 'yes' } }, undefined],
  ['none', { ...stub(0), fhLegalCheck: { seizures: 'no' } }, undefined],
  ['no answer', stub(50), undefined],
]

const urgent = (...problems: readonly string[]) => ({ urgentProblems: { problems } })
const rowsX15: readonly Row[] = [
  [
    'a lawsuit',
    { ...urgent('utility', 'lawsuit'), fhLegalCheck: { lawsuits: 'no', seizures: 'yes' } },
    legal,
  ],
  [
    'a lawsuit that is listed',
    { ...urgent('lawsuit'), fhLegalCheck: { lawsuits: 'yes', seizures: 'no' } },
    undefined,
  ],
  [
    'a garnishment',
    { ...urgent('garnishment'), fhLegalCheck: { lawsuits: 'yes', seizures: 'no' } },
    legal,
  ],
  [
    'an account that is frozen',
    { ...urgent('bankLevy'), fhLegalCheck: { lawsuits: 'yes', seizures: 'no' } },
    legal,
  ],
  ...['foreclosure', 'repossession'].map((problem): Row => [
    problem,
    { ...urgent(problem), fhLegalCheck: { lawsuits: 'no', seizures: 'no' } },
    legal,
  ]),
  [
    'an eviction',
    { ...urgent('eviction'), fhLegalCheck: { lawsuits: 'no', seizures: 'no' } },
    legal,
  ],
  [
    'an eviction by a court',
    { ...urgent('eviction'), fhLegalCheck: { lawsuits: 'yes', seizures: 'no' } },
    undefined,
  ],
  [
    'nothing urgent',
    { ...urgent('none'), fhLegalCheck: { lawsuits: 'no', seizures: 'no' } },
    undefined,
  ],
  [
    'no answer',
    {
      ...urgent('lawsuit', 'garnishment', 'eviction'),
      fhLegalCheck: { lawsuits: 'userNeedsHelp' },
    },
    undefined,
  ],
]

const payments: CheckedPlace = { questionKey: 'fhPaymentsCheck' }
const none = { fhPaymentsCheck: { payments90: 'no' } }
const mortgage = (loan: JsonObject) => ({
  realEstate: {
    has: 'yes',
    properties: [{ id: 'h', propertyLoans: { has: 'yes', loans: [{ id: 'l', ...loan }] } }],
  },
})
const lease = (more: JsonObject) => ({
  leasedVehicles: { has: 'yes', leases: [{ id: 'l', monthlyPayment: 250, ...more }] },
})
const getRent = (monthlyCost: number, rentBehind: string, movedIn = '01/2020') => ({
  housingSituation: { kind: 'rent', monthlyCost },
  rentalDetails: { rentBehind },
  homeAddress_d1: { movedIn },
})
const rowsX22: readonly Row[] = [
  [
    'a mortgage of $200',
    { ...mortgage({ monthlyPayment: 200, monthsBehind: 0 }), ...none },
    payments,
  ],
  [
    'a mortgage of $199',
    { ...mortgage({ monthlyPayment: 199, monthsBehind: 0 }), ...none },
    undefined,
  ],
  [
    'a lease that is behind',
    { ...lease({ startedOn: '07/2020', amountBehind: 1 }), ...none },
    undefined,
  ],
  [
    'a home that is not rented',
    { ...getRent(900, 'no'), housingSituation: { kind: 'family', monthlyCost: 900 }, ...none },
    undefined,
  ],
  [
    'a mortgage that is behind',
    { ...mortgage({ monthlyPayment: 900, monthsBehind: 1 }), ...none },
    undefined,
  ],
  [
    'a mortgage that another person pays',
    { ...mortgage({ monthlyPayment: 900, monthsBehind: 0, paymentMadeBy: 'My father' }), ...none },
    undefined,
  ],
  [
    'a loan of this autumn',
    { ...mortgage({ monthlyPayment: 900, monthsBehind: 0, dateIncurred: '08/2026' }), ...none },
    undefined,
  ],
  ['a lease', { ...lease({ startedOn: '07/2026' }), ...none }, payments],
  ['a lease of this autumn', { ...lease({ startedOn: '08/2026' }), ...none }, undefined],
  ['rent', { ...getRent(900, 'no'), ...none }, payments],
  ['rent that is behind', { ...getRent(900, 'yes'), ...none }, undefined],
  [
    'rent of a client who has just moved in',
    { ...getRent(900, 'no', '10/2026'), ...none },
    undefined,
  ],
  [
    'listed',
    {
      ...mortgage({ monthlyPayment: 900, monthsBehind: 0 }),
      fhPaymentsCheck: { payments90: 'yes' },
    },
    undefined,
  ],
]

const loss = (claimPending: string) => ({ losses: { losses: [{ id: 'l', claimPending }] } })
const rowsX45: readonly Row[] = [
  [
    'no claims at all',
    { ...loss('yes'), opRightsCheck: { legalClaims: 'no' } },
    { questionKey: 'opRightsCheck' },
  ],
  [
    'only other claims',
    {
      ...loss('yes'),
      opRightsCheck: { legalClaims: 'yes' },
      legalClaims: { items: [{ id: 'c', kind: 'injury' }] },
    },
    { questionKey: 'legalClaims' },
  ],
  [
    'the claim',
    {
      ...loss('yes'),
      opRightsCheck: { legalClaims: 'yes' },
      legalClaims: { items: [{ id: 'c', kind: 'insurance' }] },
    },
    undefined,
  ],
  [
    'a claim whose kind is blank',
    {
      ...loss('yes'),
      opRightsCheck: { legalClaims: 'yes' },
      legalClaims: { items: [{ id: 'c' }] },
    },
    undefined,
  ],
  ['no loss', { opRightsCheck: { legalClaims: 'no' } }, undefined],
  ['a claim that is closed', { ...loss('no'), opRightsCheck: { legalClaims: 'no' } }, undefined],
]

const unit = (stillHave: string, more: JsonObject = {}) => ({
  storageUnits: { units: [{ id: 'u', stillHave, ...more }] },
})
const rowsX47: readonly Row[] = [
  ['no contracts', { ...unit('yes'), contracts: { has: 'no' } }, { questionKey: 'contracts' }],
  [
    'another contract',
    { ...unit('yes'), contracts: { has: 'yes', contracts: [{ id: 'c', kind: 'gym' }] } },
    { questionKey: 'contracts' },
  ],
  [
    'the contract',
    { ...unit('yes'), contracts: { has: 'yes', contracts: [{ id: 'c', kind: 'storage' }] } },
    undefined,
  ],
  [
    'a place that costs nothing',
    { ...unit('yes', { monthlyRent: 0 }), contracts: { has: 'no' } },
    undefined,
  ],
  ['no unit', { contracts: { has: 'no' } }, undefined],
  ['one that is given up', { ...unit('no'), contracts: { has: 'no' } }, undefined],
]

describe.each([
  ['X14', garnishmentNotListed, rowsX14],
  ['X15', urgentNotListed, rowsX15],
  ['X22', paymentsNotListed, rowsX22],
  ['X45', insuranceClaimNotListed, rowsX45],
  ['X47', storageContractNotListed, rowsX47],
] as const)('check %s warns exactly when answers about debts disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
