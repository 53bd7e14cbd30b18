import { expect, test } from 'vitest'
import type { Condition } from '../../rules/content/content.ts'
import { content, allQuestions, allFields, getLeaves } from './test-whole-content.ts'

test('asks about homes, vehicles, businesses and jobs in records with sub-questions', () => {
  expect(
    allFields()
      .filter(({ kind }) => kind === 'nested')
      .map(({ key, sub }) => [key, sub?.map((question) => question.key)]),
  ).toEqual([
    ['properties', ['propertyDetails', 'propertyValue', 'propertyLoans', 'propertyCosts']],
    ['vehicles', ['vehicleDetails', 'vehicleLoans']],
    ['list', ['businessBasics', 'businessMoney']],
    ['jobs', ['jobDetails', 'payDeductions']],
  ])
})

/** For each group, the question that must be answered Yes before its Quick Check is asked. */
const askedFirst: Readonly<Record<string, string>> = { bfAssets: 'businesses', bfFarm: 'farmGate' }

test('each line of a Quick Check opens the question that has the same key', () => {
  const groups = content.sections
    .flatMap((section) => section.groups)
    .filter(({ key, questions }) => questions.some((question) => question.key === `${key}Check`))
  expect(groups.map(({ key }) => key)).toEqual([
    'hhHome',
    'hhHobby',
    'maCash',
    'maInvest',
    'maRetire',
    'opOwed',
    'opRights',
    'opOther',
    'bfAssets',
    'bfFarm',
    'sdLoans',
    'tsOther',
    'cbCards',
    'cbBills',
    'cbOther',
    'fhPayments',
    'fhLegal',
    'fhGifts',
    'fhTransfers',
    'fhAccounts',
  ])
  for (const { key, questions } of groups) {
    const place = questions.findIndex((question) => question.key === `${key}Check`)
    const lines = questions[place]?.fields ?? []
    const opened = questions.filter(
      ({ condition }) =>
        condition !== undefined && JSON.stringify(condition).includes(`"${key}Check"`),
    )
    expect(lines.map((field) => [field.key, field.kind, field.required])).toEqual(
      opened.map((question) => [question.key, 'ynh', true]),
    )
    for (const { key: line, condition } of opened) {
      const yes: Condition = {
        of: { question: `${key}Check`, field: line },
        is: '==',
        value: 'yes',
      }
      const first = askedFirst[key]
      expect(condition, line).toEqual(
        first === undefined
          ? yes
          : { all: [{ of: { question: first, field: 'has' }, is: '==', value: 'yes' }, yes] },
      )
    }
  }
})

test('a list inside a list is shown only after its own Yes', () => {
  const inLists = allFields()
    .filter(({ kind }) => kind === 'array')
    .flatMap(({ key, fields = [] }) =>
      fields
        .filter(({ kind }) => kind === 'array')
        .map((inner) => [`${key}.${inner.key}`, inner.condition]),
    )
  const dated: Condition = { of: { field: 'knowsDates' }, is: '==', value: 'yes' }
  expect(inLists).toEqual([
    ['items.loans', { of: { field: 'hasLoan' }, is: '==', value: 'yes' }],
    ['payees.payments', dated],
    ['payees.payments', dated],
    ['payees.payments', dated],
  ])
})

test('stores only ID numbers, birth dates of debtors, secret homes and safety costs as private values', () => {
  expect(
    allQuestions().flatMap(({ key, fields }) =>
      fields
        .flatMap(getLeaves)
        .filter(({ sensitive }) => sensitive)
        .map((field) => `${key}.${field.key}`),
    ),
  ).toEqual([
    'taxIds.ssn',
    'taxIds.itin',
    'taxIds.number',
    'contactDetails.dateOfBirth',
    'homeAddress.keepPrivate',
    'specialExpenses.familySafety',
  ])
})

test('allows future dates only in fields for future events', () => {
  const leaves = allQuestions().flatMap(({ key, fields }) =>
    fields.flatMap(getLeaves).map((field) => ({ ...field, path: `${key}.${field.key}` })),
  )
  const dates = leaves.filter(({ kind }) => kind === 'date' || kind === 'month')
  expect(dates.filter(({ latest }) => latest === undefined).map(({ path }) => path)).toEqual([
    'urgentProblems.foreclosureSaleDate',
    'urgentProblems.evictionDate',
    'urgentProblems.garnishmentStart',
    'urgentProblems.courtDate',
    'urgentProblems.shutoffDate',
    'goals.filingDeadline',
    'legalName.idExpires',
    'rentalDetails.leaseEnds',
    'realEstate.saleDate',
    'ownedVehicles.finalPayment',
    'leasedVehicles.endsOn',
    'recreational.finalPayment',
    'retirement.loanPaidOffOn',
    'otherMoneyOwed.expectedOn',
    'itemLoans.redeemBy',
    'taxDebts.returnDueOn',
    'supportOwed.endsOn',
    'contracts.endsOn',
    'employers.nextPayDate',
    'otherIncome.unemploymentEnds',
    'incomeChanges.when',
    'expenseChanges.when',
    'chapter13Budget.canStartOn',
    'lawsuits.nextDate',
    'filingFee.firstDate',
    'filingFee.dueOn',
  ])
  expect(dates.filter(({ latest }) => latest === 'today-18y').map(({ path }) => path)).toEqual([
    'contactDetails.dateOfBirth',
  ])
})

test('allows eight decimals for crypto coins and at most three installments of the filing fee', () => {
  expect(
    allFields()
      .filter(({ decimals, most }) => decimals !== undefined || most !== undefined)
      .map(({ key, decimals, most }) => [key, decimals, most]),
  ).toEqual([
    ['quantity', 8, undefined],
    ['installments', undefined, 3],
  ])
})

test('shows the kind of case as a read-only value', () => {
  const caseType = allQuestions()[0]?.fields[0]
  expect(caseType).toMatchObject({
    key: 'caseType',
    readOnly: true,
    options: [{ value: 'SINGLE' }, { value: 'JOINT' }],
  })
})
