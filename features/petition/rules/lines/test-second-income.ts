// Schedules I and J and Form 122A-1 once more for tests, by their printed instructions.
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { entriesAt, isList, objectAt } from '#features/questionnaire/rules/json.ts'
import {
  answerOf,
  cents,
  entriesOf,
  given,
  plus,
  rounded,
  type Form,
  type ShownAnswers,
  type Total,
} from './test-answer-totals.ts'

/** Paychecks of a month: 52, 26 or 24 a year, or 12. */
const checks: Readonly<Record<string, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
}

function columnI(answers: ShownAnswers, debtor: 1 | 2): ReadonlyMap<string, Total> {
  const column = new Map<string, Total>()
  const jobs = entriesOf(answers, `employers_d${debtor}`, 'jobs').map((job) => ({
    details: objectAt(job, 'jobDetails'),
    taken: objectAt(job, 'payDeductions'),
  }))
  const aMonth = (amount: number | null, often: unknown): number | null => {
    if (amount === null) return 0
    const year = typeof often === 'string' ? checks[often] : undefined
    return year === undefined ? null : rounded((amount * year) / 12)
  }
  const perJob = (get: (job: (typeof jobs)[number]) => readonly Total[]) => plus(jobs.flatMap(get))
  const deducted = (...keys: readonly string[]) =>
    perJob(({ details, taken }) =>
      keys.map((key) => aMonth(cents(taken, key), details['payFrequency'])),
    )
  column.set(
    '2',
    perJob(({ details }) => [
      aMonth(cents(details, 'grossPerCheck'), details['payFrequency']),
      given(details, 'tipsPerMonth'),
      rounded(given(details, 'bonusPerYear') / 12),
    ]),
  )
  const overtime = perJob(({ details }) => [
    aMonth(cents(details, 'overtimePerCheck'), details['payFrequency']),
  ])
  column.set('3', overtime)
  column.set('5a', deducted('federalTax', 'stateLocalTax', 'socialSecurityMedicare'))
  column.set('5b', deducted('retirementRequired'))
  column.set('5c', deducted('retirementVoluntary'))
  column.set('5d', deducted('retirementLoan'))
  const insurance = [
    'healthInsurance',
    'dentalVision',
    'lifeInsurance',
    'disabilityInsurance',
    'hsaFsa',
  ]
  column.set('5e', deducted(...insurance))
  column.set('5f', deducted('support'))
  column.set('5g', deducted('unionDues'))
  const listed = perJob(({ details, taken }) =>
    entriesAt(taken, 'others').map((item) =>
      aMonth(cents(item, 'amount'), details['payFrequency']),
    ),
  )
  column.set('5h', plus([deducted('uniformsRequired', 'garnishment'), listed]))
  const income = answerOf(answers, `otherIncome_d${debtor}`)
  const listOf = (name: string, key: string) =>
    plus(entriesAt(income, name).map((entry) => cents(entry, key)))
  column.set('8a', netIncome(answers, debtor))
  column.set('8b', given(income, 'interestDividends', 'royalties'))
  column.set('8c', given(income, 'alimonyReceived', 'childSupportReceived'))
  column.set('8d', given(income, 'unemployment'))
  column.set('8e', listOf('ssBenefits', 'monthlyAmount'))
  column.set('8f', plus([listOf('assistance', 'monthlyValue'), given(income, 'fosterPay')]))
  column.set('8g', given(income, 'pension'))
  const rest = ['vaDisability', 'workersComp', 'privateDisability', 'otherAmount']
  column.set('8h', given(income, ...rest))
  const of = (line: string) => column.get(line) ?? null
  const minus = (a: Total, b: Total) => plus([a, typeof b === 'number' ? -b : null])
  column.set('4', plus([of('2'), of('3')]))
  column.set('6', plus(['5a', '5b', '5c', '5d', '5e', '5f', '5g', '5h'].map(of)))
  column.set('7', minus(of('4'), of('6')))
  column.set('9', plus(['8a', '8b', '8c', '8d', '8e', '8f', '8g', '8h'].map(of)))
  column.set('10', plus([of('7'), of('9')]))
  return column
}

function netIncome(answers: ShownAnswers, debtor: 1 | 2): number {
  const isOwn = (whose: unknown) => (whose === 'debtor2') === (debtor === 2)
  const costs = ['expRent', 'expSupplies', 'expWages', 'expVehicle', 'expInsurance', 'expUtilities']
  const businesses = entriesOf(answers, 'businesses', 'list')
    .filter((record) => {
      const { stillOpen, ownerDebtor } = objectAt(record, 'businessBasics')
      return stillOpen !== 'no' && isOwn(ownerDebtor)
    })
    .map((record) => objectAt(record, 'businessMoney'))
    .map(
      (money) =>
        given(money, 'grossMonthly') - given(money, ...costs, 'expTaxes', 'expFees', 'expOther'),
    )
  const rentals = entriesOf(answers, 'rentalIncome', 'rentals')
    .filter(({ whose }) => isOwn(whose))
    .map(
      (rental) =>
        given(rental, 'grossMonthly') -
        given(rental, 'costMortgage', 'costTaxIns', 'costRepairs', 'costOther'),
    )
  const work = entriesOf(answers, `selfEmployment_d${debtor}`, 'work').map(
    (kind) => given(kind, 'grossMonthly') - given(kind, 'costsMonthly'),
  )
  return plus([...businesses, ...rentals, ...work]) ?? 0
}

export function scheduleI(answers: ShownAnswers, form: Form): void {
  const debtors = answers.has('employment_d2') ? ([1, 2] as const) : ([1] as const)
  const columns = debtors.map((debtor) => [debtor, columnI(answers, debtor)] as const)
  for (const [debtor, column] of columns)
    for (const [line, total] of column) form.set(`106I:${line}:${debtor}`, total)
  form.set('106I:10', plus(columns.map(([, column]) => column.get('10') ?? null)))
  const helpers = entriesOf(answers, 'contributions', 'helpers')
  form.set('106I:11', plus(helpers.map((helper) => cents(helper, 'monthlyAmount'))))
  form.set('106I:12', plus([form.get('106I:10') ?? null, form.get('106I:11') ?? null]))
}

/** Adds all amounts of the four questions about the budget, which have no other numbers. */
function expenses(answers: ShownAnswers, questions: readonly string[]): number {
  const all = questions.flatMap((question) =>
    Object.entries(answerOf(answers, question)).flatMap(([, value]) =>
      typeof value === 'number'
        ? [Math.round(value * 100)]
        : isList(value)
          ? value.map((item) => given(item as JsonObject, 'amount'))
          : [],
    ),
  )
  return plus(all) ?? 0
}

export function scheduleJ(answers: ShownAnswers, form: Form): void {
  const own = ['homeExpenses', 'utilityExpenses', 'livingExpenses', 'paymentExpenses']
  const second = ['d2HomeExpenses', 'd2UtilityExpenses', 'd2LivingExpenses', 'd2PaymentExpenses']
  form.set('106J:22a', expenses(answers, own))
  if (answers.has('d2HomeExpenses')) {
    form.set('106J-2:22', expenses(answers, second))
    form.set('106J:22b', expenses(answers, second))
  }
  form.set('106J:22c', expenses(answers, [...own, ...second]))
  const income = form.get('106I:12') ?? null
  form.set('106J:23a', income)
  form.set('106J:23b', form.get('106J:22c') ?? null)
  form.set('106J:23c', plus([income, -expenses(answers, [...own, ...second])]))
}

export function form122A1(answers: ShownAnswers, form: Form, medianCents: number): void {
  const debtors = answers.has('sixMonthIncome_d2') ? ([1, 2] as const) : ([1] as const)
  for (const debtor of debtors) {
    const rows = entriesOf(answers, `sixMonthIncome_d${debtor}`, 'rows')
    const average = (add: readonly string[], subtract: readonly string[] = []) =>
      rounded((plus(rows.map((row) => given(row, ...add) - given(row, ...subtract))) ?? 0) / 6)
    const lines = [
      average(['wages', 'overtimeTips']),
      average(['alimony']),
      average(['householdHelp']),
      average(['businessGross'], ['businessCosts']),
      average(['rentGross'], ['rentCosts']),
      average(['interestRoyalties']),
      average(['unemployment']),
      average(['pension']),
      average(['other']),
    ]
    for (const [at, amount] of lines.entries()) form.set(`122A-1:${at + 2}:${debtor}`, amount)
    form.set(`122A-1:11:${debtor}`, plus(lines))
  }
  const month = plus(debtors.map((debtor) => form.get(`122A-1:11:${debtor}`) ?? null)) ?? 0
  form.set('122A-1:11', month)
  form.set('122A-1:12a', month)
  form.set('122A-1:12b', month * 12)
  form.set('122A-1:14', month * 12 <= medianCents ? '14a' : '14b')
}
