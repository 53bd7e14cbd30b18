// spec: petition#provenance, petition#marks, petition#unmapped, petition#numbers
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'
import { buildPetition } from './build-petition.ts'
import { createIntakes } from './test-intakes.ts'

const intakes = createIntakes(
  JSON.parse(
    readFileSync(
      new URL('../../../questionnaire/content/compiled/1.json', import.meta.url),
      'utf8',
    ),
  ) as Content,
)
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { ...single, joint: true }

function build(
  answers: Readonly<Record<string, JsonObject>>,
  shape = single,
  change: Partial<AnsweredCase> = {},
) {
  return buildPetition(intakes.of(shape, answers, change))
}

const loan = {
  id: 'bbbbbb',
  creditorName: 'Seaport Mortgage',
  amountOwed: 182_400.5,
  hasCosigner: 'yes',
  cosignerName: 'Ana Whitfield',
  plan: 'reaffirm',
}
const home = {
  id: 'aaaaaa',
  propertyDetails: { owner: 'debtor1', address: { street: '12 Harbor Lane', city: 'Salem' } },
  propertyValue: { currentValue: 240_000, acquiredOn: '06/2019', valueSource: 'myEstimate' },
  propertyLoans: { has: 'yes', loans: [loan] },
  propertyCosts: { hasHoa: 'yes', hoaName: 'Harbor HOA', rentedOut: 'yes', tenantName: 'Lee' },
}
const realEstate = { has: 'yes', properties: [home] }

describe('an entry of a list of the client', () => {
  const { parts } = build({ realEstate })
  const loanId = 'realEstate/properties/aaaaaa/propertyLoans/loans/bbbbbb'

  test('becomes entries of several parts, which share its ID', () => {
    expect(parts.claims).toMatchObject([
      { id: loanId, kind: 'secured', fields: { amount: { value: 18_240_050 } } },
    ])
    expect(parts.codebtors).toMatchObject([
      { id: loanId, fields: { name: { value: 'Ana Whitfield' } } },
    ])
    expect(parts.intentions).toMatchObject([
      { id: loanId, fields: { plan: { value: 'reaffirm' } } },
    ])
    expect(parts.notices).toEqual([])
  })

  test('names the entry around it: of a loan, the property that secures it', () => {
    expect(parts.property.map(({ id }) => id)).toEqual(['realEstate/properties/aaaaaa'])
    expect(parts.claims[0]?.of).toBe('realEstate/properties/aaaaaa')
  })

  test('may become two entries of one part', () => {
    expect(parts.leases).toMatchObject([
      { id: 'realEstate/properties/aaaaaa@hoa', kind: 'homeownersAssociation' },
      { id: 'realEstate/properties/aaaaaa@tenant', kind: 'tenant' },
    ])
  })
})

describe('a value', () => {
  test('says who answered what, when, and on which lines it is printed', () => {
    const { parts } = build({ legalName_d2: { firstName: 'Elena' } }, joint)
    expect(parts.debtor).toEqual([
      {
        ...{ id: 'debtor_d2', kind: '', debtor: 2 },
        fields: {
          firstName: {
            value: 'Elena',
            source: {
              ...{ question: 'legalName_d2', entry: '/firstName', debtor: 2, revision: 3 },
              ...{ savedAt: '2026-11-19T15:00:00.000Z', by: 'rosa' },
            },
            lines: [
              { form: '101', line: '1' },
              { form: '121', line: '1' },
            ],
          },
        },
      },
    ])
  })

  test('that nobody gave is absent, and zero is a value', () => {
    const { parts } = build({ livingExpenses: { food: 0 } })
    expect(parts.expenses[0]?.fields).toMatchObject({ food: { value: 0 } })
    expect(parts.expenses[0]?.fields).not.toHaveProperty('clothing')
  })

  test('of an address has its own source', () => {
    const { address } = build({ realEstate }).parts.property[0]?.fields ?? {}
    expect(address?.city?.source.entry).toBe('/properties/aaaaaa/propertyDetails/address/city')
    expect(address).not.toHaveProperty('zip')
  })

  test('is a date that begins with the year, as exact as it was asked', () => {
    const { parts } = build({
      realEstate,
      maritalStatus: { status: 'married', marriedOn: '02/03/2004' },
    })
    expect(parts.household[0]?.fields.marriedOn?.value).toBe('2004-02-03')
    expect(parts.property[0]?.fields.acquiredOn?.value).toBe('2019-06')
  })
})

describe('is marked', () => {
  test('as an estimate: a guess of the client, and a value of which an answer says so', () => {
    const { parts } = build({
      realEstate,
      livingExpenses: { food: 400, clothing: 50, notSure: ['/food'] },
    })
    expect(parts.expenses[0]?.fields.food?.mark).toBe('estimate')
    expect(parts.expenses[0]?.fields.clothing?.mark).toBeUndefined()
    expect(parts.property[0]?.fields.value?.mark).toBe('estimate')
  })

  test('as unknown: what the client does not know or needs help with', () => {
    const { parts } = build({
      communityProperty: { has: 'userNeedsHelp' },
      caseSetup: { chapterPreference: 'unsure', completedBy: 'helper', helperName: 'unknown' },
    })
    expect(parts.gates[0]?.fields.says).toMatchObject({ value: 'unknown', mark: 'unknown' })
    expect(parts.case[0]?.fields.chapter).toMatchObject({ value: 'unsure', mark: 'unknown' })
    expect(parts.case[0]?.fields.helperName?.mark).toBeUndefined()
  })
})

test('no more than four digits of the number of a person are legible', () => {
  const { parts } = build({
    taxIds_d1: {
      ...{ taxIdKind: 'ssn', ssn: '987654321', usedOtherNumber: 'yes' },
      otherNumbers: [{ id: 'aaaaaa', kind: 'itin', number: 'XXX-XX-XXXX' }],
    },
  })
  expect(parts.debtor[0]?.fields.ssn?.value).toBe('XXX-XX-4321')
  expect(parts.otherNumbers[0]?.fields.number?.value).toBe('XXX-XX-XXXX')
})

describe('is listed with the reason why it is in no part: an answer', () => {
  test.each<[string, Readonly<Record<string, JsonObject>>, string, string]>([
    ['that only the firm needs', { goals: { goalOther: 'x' } }, '/goalOther', 'notShown'],
    [
      'about the work with the client',
      { goals: { goalList: ['keepCar'] } },
      '/goalList',
      'conversation',
    ],
    ['that is not asked any more', { cash: { amount: 20 } }, '/amount', 'notAsked'],
    [
      'in a field that is hidden now',
      { maCashCheck: { cash: 'yes' }, cash: { amount: 20, source: 'Work' } },
      '/source',
      'notShown',
    ],
    ['without a field', { caseSetup: { gone: 'x' } }, '/gone', 'noField'],
    ['that is no amount', { livingExpenses: { food: '4OO' } }, '/food', 'unreadable'],
  ])('%s', (_, answers, entry, reason) => {
    expect(build(answers).unmapped).toMatchObject([{ source: { entry }, reason }])
  })

  test('of a section that the firm hides', () => {
    const hidden = { hiddenSections: new Set(['gettingStarted']) }
    const { unmapped } = build({ caseSetup: { caseType: 'SINGLE' } }, single, hidden)
    expect(unmapped).toMatchObject([{ reason: 'notAsked' }])
  })

  test('and no number of a person is in the list', () => {
    const { unmapped } = build(
      { taxIds_d2: { ssn: '987654321' }, taxIds_d1: { ssn: '123456789' } },
      joint,
    )
    expect(unmapped.map(({ value }) => value)).toEqual(['XXX-XX-6789', 'XXX-XX-4321'])
  })
})

test('the income of a spouse who does not file is that of the second column', () => {
  const { parts } = build({
    maritalStatus: { status: 'married', liveTogether: 'yes' },
    otherIncome_d2: { pension: 900, ssGets: 'no', assistGets: 'no' },
  })
  expect(parts.income).toMatchObject([{ id: 'income_d2', fields: { pension: { value: 90_000 } } }])
})

test('the budget of the second household is an entry of its own', () => {
  const { parts } = build(
    {
      maritalStatus: { status: 'married', liveTogether: 'no', separateHousehold: 'yes' },
      livingExpenses: { food: 400 },
      d2LivingExpenses: { food: 300 },
    },
    joint,
  )
  expect(parts.expenses.map(({ debtor, fields }) => [debtor, fields.food?.value])).toEqual([
    [1, 40_000],
    [2, 30_000],
  ])
})

test('a version of the content without a mapping is refused', () => {
  expect(() => build({}, { ...single, version: 999 })).toThrow('has no mapping')
})
