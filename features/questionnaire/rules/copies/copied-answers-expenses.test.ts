// spec: questionnaire#copied-answers
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { copiedAnswers } from './copied-answers.ts'
import { listInstances } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../shape.ts'
import { home, rented, cabin, estate } from './test-properties.ts'

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

describe('the cost of the home', () => {
  test('is copied from the housing payment', () => {
    expect(
      filled('homeExpenses', { housingSituation: { kind: 'rent', monthlyCost: 950 } }),
    ).toEqual({ rentMortgage: [950, 'housingSituation'] })
    expect(filled('homeExpenses', { housingSituation: { kind: 'rent' } })).toEqual({})
  })

  test('is copied from the loans on the house if the house has any', () => {
    expect(
      filled('homeExpenses', {
        housingSituation: { kind: 'own', monthlyCost: 1500 },
        realEstate: estate(cabin, home),
      }),
    ).toEqual({
      rentMortgage: [1200.1, 'realEstate'],
      homeTaxIncluded: ['no', 'realEstate'],
      homeInsIncluded: ['no', 'realEstate'],
      propertyTax: [83.33, 'realEstate'],
      hoaDues: [80, 'realEstate'],
      secondMortgage: [250.5, 'realEstate'],
    })
  })

  test('leaves out other properties, and loans that will not be paid anymore', () => {
    const given: JsonObject = {
      ...home,
      propertyLoans: {
        has: 'yes',
        loans: [{ id: 'a', loanKind: 'first', monthlyPayment: 1200, plan: 'surrender' }],
      },
      propertyCosts: {},
    }
    expect(filled('homeExpenses', { realEstate: estate(cabin) })).toEqual({})
    expect(
      filled('homeExpenses', {
        housingSituation: { kind: 'own', monthlyCost: 0 },
        realEstate: estate(given),
      }),
    ).toEqual({ rentMortgage: [0, 'housingSituation'] })
  })
})

describe('monthly payments', () => {
  const vehicle = (model: string, ...loans: readonly JsonObject[]): JsonObject => ({
    id: model,
    vehicleDetails: { year: '2016', make: 'Honda', model, condition: 'good' },
    vehicleLoans: { has: 'yes', loans },
  })
  const loan = (monthlyPayment: number, plan = 'keepPay'): JsonObject => ({
    id: 'a',
    monthlyPayment,
    plan,
  })
  const lease = (model: string, monthlyPayment: number, keepLease = 'yes'): JsonObject => ({
    id: model,
    year: '2024',
    make: 'Ford',
    model,
    monthlyPayment,
    keepLease,
  })

  test('copies two vehicles to their own lines, and further vehicles to the installments', () => {
    expect(
      filled('paymentExpenses', {
        ownedVehicles: {
          has: 'yes',
          vehicles: [
            vehicle('Civic', loan(150), loan(20.5)),
            vehicle('Fit'),
            vehicle('Accord', loan(90, 'surrender')),
          ],
        },
        leasedVehicles: {
          has: 'yes',
          leases: [lease('Focus', 240), lease('Fiesta', 99), lease('Ka', 50, 'no')],
        },
        recreational: {
          has: 'yes',
          items: [
            {
              id: 'a',
              loans: [{ id: 'b', creditorName: 'Lake Bank', monthlyPayment: 75, plan: 'keepPay' }],
            },
          ],
        },
        itemLoans: {
          debts: [
            { id: 'a', creditorName: 'Sofa Store', monthlyPayment: 30, plan: 'reaffirm' },
            { id: 'b', creditorName: 'Pawn', monthlyPayment: 5, plan: 'paidOff' },
          ],
        },
      }),
    ).toEqual({
      vehicle1Payment: [170.5, 'ownedVehicles'],
      vehicle2Payment: [240, 'leasedVehicles'],
      hasOtherInstallments: ['yes', 'leasedVehicles', 'recreational', 'itemLoans'],
      otherInstallments: [
        [
          { id: 'copy01', what: '2024 Ford Fiesta', amount: 99 },
          { id: 'copy02', what: 'Lake Bank', amount: 75 },
          { id: 'copy03', what: 'Sofa Store', amount: 30 },
        ],
        'leasedVehicles',
        'recreational',
        'itemLoans',
      ],
    })
  })

  test.each<[string, JsonObject, unknown]>([
    [
      'paid directly',
      {
        has: 'yes',
        orders: [
          { id: 'a', howPaid: 'direct', monthlyAmount: 200 },
          { id: 'b', howPaid: 'direct', monthlyAmount: 50.5 },
        ],
      },
      [250.5, 'supportOwed'],
    ],
    [
      'taken from pay, where it stands already',
      { has: 'yes', orders: [{ id: 'a', howPaid: 'payroll', monthlyAmount: 200 }] },
      [0, 'supportOwed'],
    ],
    ['not owed', { has: 'no' }, undefined],
  ])('copies support that is %s', (_, supportOwed, expected) => {
    expect(filled('paymentExpenses', { supportOwed })['supportPaid']).toEqual(expected)
  })

  test('copies the costs of homes that are neither lived in nor rented out', () => {
    expect(filled('paymentExpenses', { realEstate: estate(home, rented, cabin) })).toEqual({
      otherPropertyMortgage: [300, 'realEstate'],
      otherPropertyTax: [20, 'realEstate'],
      otherPropertyDues: [15, 'realEstate'],
    })
  })

  test('copies the storage rent only once, from the contract or, if there is none, from the storage unit', () => {
    const contracts = {
      has: 'yes',
      contracts: [
        { id: 'a', kind: 'storage', partyName: 'Keep It', monthlyPayment: 60, keepIt: 'yes' },
        { id: 'b', kind: 'gym', partyName: 'Gym', monthlyPayment: 20 },
      ],
    }
    const storageUnits = {
      units: [
        { id: 'a', facility: 'Lock Up', stillHave: 'yes', monthlyRent: 45 },
        { id: 'b', facility: 'Gone', stillHave: 'no', monthlyRent: 10 },
      ],
    }
    const unit = (what: string, amount: number, of: string) => ({
      hasOtherExpenses: ['yes', of],
      otherExpenses: [[{ id: 'copy01', what, amount }], of],
    })
    expect(filled('paymentExpenses', { contracts, storageUnits })).toEqual(
      unit('Keep It', 60, 'contracts'),
    )
    expect(filled('paymentExpenses', { storageUnits })).toEqual(unit('Lock Up', 45, 'storageUnits'))
  })

  test('counts running vehicles only after the questions about owned and leased vehicles are answered', () => {
    const broken = { ...vehicle('Fit'), vehicleDetails: { condition: 'notRunning' } }
    const ownedVehicles = { has: 'yes', vehicles: [vehicle('Civic'), broken] }
    expect(
      filled('vehicleUse', {
        ownedVehicles,
        leasedVehicles: { has: 'yes', leases: [lease('Ka', 1)] },
      }),
    ).toEqual({ operatedCount: [2, 'ownedVehicles', 'leasedVehicles'] })
    expect(
      filled('vehicleUse', { ownedVehicles: { has: 'no' }, leasedVehicles: { has: 'no' } }),
    ).toEqual({ operatedCount: [0, 'ownedVehicles', 'leasedVehicles'] })
    expect(filled('vehicleUse', { ownedVehicles })).toEqual({})
  })
})

test('copies the rent of a home that is rented out', () => {
  expect(filled('rentalIncome', { realEstate: estate(home, rented) })).toEqual({
    has: ['yes', 'realEstate'],
    rentals: [
      [{ id: 'copy01', property: '5 Mill Road', grossMonthly: 950, costMortgage: 700 }],
      'realEstate',
    ],
  })
  expect(filled('rentalIncome', { realEstate: estate(home) })).toEqual({})
})
