// The totals once more for tests, read from the answers by the printed instructions of the forms.
// Nothing of it comes from the model: amounts are looked up by the names of the questionnaire.
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { entriesAt, objectAt } from '#features/questionnaire/rules/json.ts'
import {
  answerOf,
  cents,
  entriesOf,
  given,
  nameAt,
  plus,
  rounded,
  type Form,
  type ShownAnswers,
  type Total,
} from './test-answer-totals.ts'
import { form122A1, scheduleI, scheduleJ } from './test-second-income.ts'

export interface Filing {
  readonly chapter: 7 | 13
  readonly medianCents: number
}

export function totalsByInstruction(
  answers: ShownAnswers,
  filing: Filing,
): ReadonlyMap<string, Total> {
  const form = new Map<string, Total>()
  scheduleAB(answers, form)
  schedulesDEF(answers, form)
  scheduleI(answers, form)
  scheduleJ(answers, form)
  if (filing.chapter === 7) form122A1(answers, form, filing.medianCents)
  summary(answers, form)
  return form
}

/** "Current value of the portion you own?" */
function portion(entry: JsonObject, key: string): number | null {
  const [value, share] = [cents(entry, key), cents(entry, 'shareValue')]
  if (share !== null) return share
  if (entry['owner'] !== 'withOther' || value === null) return value
  const percent = entry['sharePercent']
  return typeof percent === 'number' ? rounded((value * percent) / 100) : null
}

function scheduleAB(answers: ShownAnswers, form: Form): void {
  const list = (question: string, name: string, key: string) =>
    entriesOf(answers, question, name).map((entry) => portion(entry, key))
  const items = (...questions: readonly string[]) =>
    questions.flatMap((question) => list(question, 'items', 'value'))
  const amount = (question: string, name: string, key: string) =>
    entriesOf(answers, question, name).map((entry) => cents(entry, key))
  const records = (question: string, name: string, details: string, value: string) =>
    entriesOf(answers, question, name).map((record) =>
      portion({ ...objectAt(record, details), ...objectAt(record, value) }, 'currentValue'),
    )
  const thing = (question: string) => amount(question, 'items', 'resaleValue')
  const possible = (question: string) =>
    amount(question, 'items', 'value').filter((value) => value !== null)
  const companies = [
    ...entriesOf(answers, 'privateInterests', 'interests'),
    ...entriesOf(answers, 'partnerships', 'items'),
  ].map((company) => nameAt(company, 'entity'))
  const businesses = entriesOf(answers, 'businesses', 'list')
    .map((record) => objectAt(record, 'businessBasics'))
    .filter((basics) => !companies.includes(nameAt(basics, 'name')))
  const held = amount('debtReliefPayments', 'payments', 'balanceHeld')
  const cash = answers.has('cash') ? [cents(answerOf(answers, 'cash'), 'amount')] : []
  const parts: Readonly<Record<string, readonly Total[]>> = {
    55: records('realEstate', 'properties', 'propertyDetails', 'propertyValue'),
    56: [
      ...records('ownedVehicles', 'vehicles', 'vehicleDetails', 'vehicleDetails'),
      ...list('recreational', 'items', 'currentValue'),
    ],
    57: ['householdGoods', 'electronics', 'clothing', 'jewelry', 'animals', 'collectibles']
      .concat('sportsHobby', 'firearms', 'otherPersonal')
      .flatMap(thing),
    58: [
      ...cash,
      ...list('bankAccounts', 'accounts', 'balance'),
      ...list('paymentApps', 'apps', 'balance'),
      ...held.filter((value) => value !== null),
      ...list('crypto', 'holdings', 'value'),
      ...list('investments', 'accounts', 'value'),
      ...amount('privateInterests', 'interests', 'value'),
      ...businesses.map((basics) => cents(basics, 'value')),
      ...items('bondsNotes', 'trustsFuture', 'intellectual', 'licenses', 'otherFinancial'),
      ...amount('retirement', 'plans', 'value'),
      ...list('deposits', 'deposits', 'amount'),
      ...list('annuities', 'annuities', 'value'),
      ...list('educationSavings', 'accounts', 'value'),
      ...amount('taxRefunds', 'items', 'amount'),
      ...amount('supportOwedToYou', 'items', 'amountDue'),
      ...list('otherMoneyOwed', 'items', 'amount'),
      ...amount('insurancePolicies', 'items', 'cashValue'),
      ...amount('inheritance', 'items', 'value'),
      ...possible('legalClaims'),
      ...possible('counterclaims'),
    ],
    59: [
      ...amount('receivables', 'items', 'amount'),
      ...items('officeEquipment', 'toolsMachinery', 'inventory', 'otherBusinessProperty'),
      ...amount('partnerships', 'items', 'value'),
      ...amount('customerLists', 'items', 'value'),
    ],
    60: items('farmAnimals', 'crops', 'farmEquipment', 'farmSupplies', 'otherFarm'),
    61: items('anythingElse'),
  }
  for (const [line, values] of Object.entries(parts)) form.set(`106A/B:${line}`, plus(values))
  const of = (line: number) => form.get(`106A/B:${line}`) ?? null
  form.set('106A/B:62', plus([56, 57, 58, 59, 60, 61].map(of)))
  form.set('106A/B:63', plus([of(55), of(62)]))
}

const nonpriority = [
  ...['creditCards', 'personalLoans', 'familyLoans', 'medicalBills', 'utilityBills', 'rentDebts'],
  ...['bankDebts', 'deficiencies', 'judgmentDebts', 'governmentDebts', 'cosignedDebts'],
  'businessDebts',
]

function schedulesDEF(answers: ShownAnswers, form: Form): void {
  const owed = (question: string, list = 'debts', key = 'amountOwed') =>
    entriesOf(answers, question, list).map((debt) => cents(debt, key))
  const properties = entriesOf(answers, 'realEstate', 'properties')
  const loans = [
    ...properties.flatMap((home) => entriesAt(objectAt(home, 'propertyLoans'), 'loans')),
    ...entriesOf(answers, 'ownedVehicles', 'vehicles').flatMap((vehicle) =>
      entriesAt(objectAt(vehicle, 'vehicleLoans'), 'loans'),
    ),
    ...entriesOf(answers, 'recreational', 'items').flatMap((item) => entriesAt(item, 'loans')),
  ]
  const costs = properties.map((home) => objectAt(home, 'propertyCosts'))
  form.set(
    '106D:2A',
    plus([
      ...loans.map((loan) => cents(loan, 'amountOwed')),
      ...owed('itemLoans'),
      ...owed('liens', 'liens'),
      ...costs.map((home) => given(home, 'taxBehind')),
    ]),
  )
  const others = entriesOf(answers, 'otherDebts', 'debts')
  const isPension = ({ kind }: JsonObject) => kind === 'pension'
  const lines: Readonly<Record<string, readonly Total[]>> = {
    '6a': owed('supportOwed', 'orders', 'pastDue'),
    '6b': owed('taxDebts', 'taxes'),
    '6c': owed('injuryIntoxicated', 'claims'),
    '6d': [...owed('otherPriority'), ...costs.map((home) => given(home, 'tenantDeposit'))],
    '6f': owed('studentLoans'),
    '6g': owed('divorceDebts'),
    '6h': others.filter(isPension).map((debt) => cents(debt, 'amountOwed')),
    '6i': [
      ...nonpriority.flatMap((question) => owed(question)),
      ...others.filter((debt) => !isPension(debt)).map((debt) => cents(debt, 'amountOwed')),
      given(answerOf(answers, 'rentalDetails'), 'amountBehind'),
    ],
  }
  for (const [line, values] of Object.entries(lines)) form.set(`106E/F:${line}`, plus(values))
  const of = (line: string) => form.get(`106E/F:${line}`) ?? null
  form.set('106E/F:6e', plus(['6a', '6b', '6c', '6d'].map(of)))
  form.set('106E/F:6j', plus(['6f', '6g', '6h', '6i'].map(of)))
}

function summary(answers: ShownAnswers, form: Form): void {
  const copy = (line: string, from: string) => form.set(`106Sum:${line}`, form.get(from) ?? null)
  copy('1a', '106A/B:55')
  copy('1b', '106A/B:62')
  copy('1c', '106A/B:63')
  copy('2', '106D:2A')
  copy('3a', '106E/F:6e')
  copy('3b', '106E/F:6j')
  copy('4', '106I:12')
  copy('5', '106J:22c')
  if (form.has('122A-1:11')) copy('8', '122A-1:11')
  for (const [at, from] of ['6a', '6b', '6c', '6f', '6g', '6h'].entries())
    copy(`9${'abcdef'.charAt(at)}`, `106E/F:${from}`)
  const of = (line: string) => form.get(`106Sum:${line}`) ?? null
  form.set('106Sum:total', plus([of('2'), of('3a'), of('3b')]))
  form.set('106Sum:9g', plus(['9a', '9b', '9c', '9d', '9e', '9f'].map(of)))
  form.set('106Sum:6', 'yes')
  const { mostly } = answerOf(answers, 'debtKinds')
  const kinds = mostly === 'consumer' ? 'consumer' : 'notConsumer'
  form.set('106Sum:7', mostly === 'unsure' ? null : kinds)
  form.set('101:18', boxOfCount(creditors(answers).size))
  form.set('101:19', boxOfAmount(form.get('106A/B:63') ?? null))
  form.set('101:20', boxOfAmount(of('total')))
}

/** Every name that any answer gives to a creditor. */
function creditors(answers: ShownAnswers): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (name: unknown) => {
    if (typeof name === 'string' && name.trim() !== '') names.add(name.trim().toLowerCase())
  }
  const claims = [...nonpriority, 'studentLoans', 'divorceDebts', 'otherDebts', 'otherPriority']
  const lists = [
    ...claims.flatMap((question) => entriesOf(answers, question, 'debts')),
    ...entriesOf(answers, 'itemLoans', 'debts'),
    ...entriesOf(answers, 'liens', 'liens'),
    ...entriesOf(answers, 'injuryIntoxicated', 'claims'),
    ...entriesOf(answers, 'recreational', 'items').flatMap((item) => entriesAt(item, 'loans')),
    ...entriesOf(answers, 'realEstate', 'properties').flatMap((home) =>
      entriesAt(objectAt(home, 'propertyLoans'), 'loans'),
    ),
    ...entriesOf(answers, 'ownedVehicles', 'vehicles').flatMap((vehicle) =>
      entriesAt(objectAt(vehicle, 'vehicleLoans'), 'loans'),
    ),
  ]
  for (const { creditorName } of lists) add(creditorName)
  for (const { payeeName } of entriesOf(answers, 'supportOwed', 'orders')) add(payeeName)
  for (const { agency, agencyName } of entriesOf(answers, 'taxDebts', 'taxes'))
    add(agencyName ?? agency)
  return names
}

function boxOfCount(count: number): string {
  if (count < 50) return '1-49'
  return count < 100 ? '50-99' : count < 200 ? '100-199' : '200-999'
}

function boxOfAmount(amount: Total): Total {
  if (typeof amount !== 'number') return null
  if (amount <= 50_000_00) return '$0-$50,000'
  if (amount <= 100_000_00) return '$50,001-$100,000'
  return amount <= 500_000_00 ? '$100,001-$500,000' : '$500,001-$1 million'
}
