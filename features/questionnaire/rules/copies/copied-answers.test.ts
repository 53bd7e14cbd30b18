// spec: questionnaire#copied-answers
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { copiedAnswers } from './copied-answers.ts'
import { copiedFrom, type CopyingQuestion } from './copied-from.ts'
import { listInstances } from '../answers/instances.ts'
import type { JsonObject } from '../content/model.ts'
import { chanceFrom, sampleAnswer } from '../answers/sample-answers.ts'
import type { Shape } from '../answers/shape.ts'
import { withoutHidden } from '../shown/shown-answer.ts'
import { getQuestionUnit, getUnit } from '../content/unit.ts'
import { getFaults, isMissing } from '../verdict/verdict.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content

type Answers = Readonly<Record<string, JsonObject>>

function getInstance(key: string, shape: Shape) {
  const instance = listInstances(content, shape).get(key)
  if (!instance) throw new Error(`There is no question ${key}.`)
  return instance
}

/** By field: the copied value and its source questions. */
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
  ])('when %s', (_, answers, expected) => {
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
      'with somebody else there',
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
      'with a spouse who does not file, whose return nobody knows',
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
    ['before dependents were told', { maritalStatus: alone }, false, undefined, undefined],
    ['before the marriage was told', { dependents: none }, false, undefined, undefined],
    [
      'while help is wanted',
      { maritalStatus: alone, dependents: { has: 'userNeedsHelp' } },
      false,
      undefined,
      undefined,
    ],
  ])('counts the people: %s', (_, answers, joint, inHousehold, onReturn) => {
    const { peopleInHousehold, peopleOnTaxReturn } = filled(
      'householdSize',
      answers,
      joint,
    ) as Readonly<Record<string, readonly unknown[] | undefined>>
    expect([peopleInHousehold?.[0], peopleOnTaxReturn?.[0]]).toEqual([inHousehold, onReturn])
  })
})

const home: JsonObject = {
  id: 'home01',
  propertyDetails: { isHomestead: 'yes', address: { street: '12 Harbor Lane' } },
  propertyLoans: {
    has: 'yes',
    loans: [
      {
        id: 'a',
        creditorName: 'Harbor Bank',
        loanKind: 'first',
        monthlyPayment: 1200.1,
        includesTaxesIns: 'no',
        plan: 'keepPay',
        hasCosigner: 'yes',
        cosignerName: 'Ana Ruiz',
        cosignerRelation: 'parent',
      },
      { id: 'b', loanKind: 'second', monthlyPayment: 200, plan: 'keepPay' },
      { id: 'c', loanKind: 'heloc', monthlyPayment: 50.5, plan: 'keepPay' },
      { id: 'd', loanKind: 'judgment', monthlyPayment: 9, plan: 'unsure' },
    ],
  },
  propertyCosts: { hasHoa: 'yes', hoaDues: 80, yearlyTax: 1000, rentedOut: 'no' },
}
const rented: JsonObject = {
  id: 'rent01',
  propertyDetails: { isHomestead: 'no', address: { street: '5 Mill Road' } },
  propertyLoans: {
    has: 'yes',
    loans: [{ id: 'a', loanKind: 'first', monthlyPayment: 700, plan: 'keepPay' }],
  },
  propertyCosts: { rentedOut: 'yes', rentReceived: 950, yearlyTax: 600 },
}
const cabin: JsonObject = {
  id: 'cabin1',
  propertyDetails: { isHomestead: 'no' },
  propertyLoans: {
    has: 'yes',
    loans: [
      { id: 'a', loanKind: 'first', monthlyPayment: 300, plan: 'keepPay' },
      { id: 'b', loanKind: 'second', monthlyPayment: 90, plan: 'surrender' },
    ],
  },
  propertyCosts: { rentedOut: 'no', yearlyTax: 240, hoaDues: 15 },
}
const estate = (...properties: readonly JsonObject[]): JsonObject => ({ has: 'yes', properties })

describe('the cost of the home', () => {
  test('is copied from the housing payment', () => {
    expect(
      filled('homeExpenses', { housingSituation: { kind: 'rent', monthlyCost: 950 } }),
    ).toEqual({ rentMortgage: [950, 'housingSituation'] })
    expect(filled('homeExpenses', { housingSituation: { kind: 'rent' } })).toEqual({})
  })

  test('is copied from the loans of the house if there are any', () => {
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

  test('leaves out other properties and loans that end with the house', () => {
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

  test('copies two vehicles to their own lines, and the third to the installments', () => {
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

  test('copies the storage rent once, from the contract or from the unit', () => {
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

  test('counts running vehicles once owned and leased vehicles are answered', () => {
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

test('does not copy a value that a save would refuse', () => {
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

test('reads only the source questions that copiedFrom names', () => {
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
