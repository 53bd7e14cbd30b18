// Schedule I: amounts of a month for each debtor, and their totals.
import type { Entry, Petition } from '../model/petition.ts'
import { findPeriod, toMonthly, type Period } from '../monthly/monthly.ts'
import type { FieldOf, Part } from '../parts/parts.ts'
import type { Cents } from '../values/money.ts'
import type { Value } from '../values/value.ts'
import {
  addLine,
  findUnsettled,
  fromLines,
  joinInputs,
  noInputs,
  toInput,
  unsettledOf,
  type LineInput,
  type LineInputs,
  type Lines,
} from './computed-line.ts'

const form = '106I'
const deductions = ['5a', '5b', '5c', '5d', '5e', '5f', '5g', '5h'] as const
const otherIncome = ['8a', '8b', '8c', '8d', '8e', '8f', '8g', '8h'] as const
type Deduction = (typeof deductions)[number]

const deductionsOfLine: Readonly<Record<Deduction, ReadonlyArray<FieldOf<'jobs'>>>> = {
  '5a': ['federalTax', 'stateLocalTax', 'socialSecurityMedicare'],
  '5b': ['retirementRequired'],
  '5c': ['retirementVoluntary'],
  '5d': ['retirementLoan'],
  '5e': ['healthInsurance', 'dentalVision', 'lifeInsurance', 'disabilityInsurance', 'hsaFsa'],
  '5f': ['support'],
  '5g': ['unionDues'],
  '5h': ['uniformsRequired', 'garnishment'],
}
const incomeOfLine: Readonly<Record<string, ReadonlyArray<FieldOf<'income'>>>> = {
  '8b': ['interestDividends', 'royalties'],
  '8c': ['alimonyReceived', 'childSupportReceived'],
  '8d': ['unemployment'],
  '8f': ['fosterPay'],
  '8g': ['pension'],
  '8h': ['vaDisability', 'workersComp', 'privateDisability', 'otherAmount'],
}
const benefitsOfLine: Readonly<Record<string, string>> = {
  '8e': 'socialSecurity',
  '8f': 'assistance',
}

/** The second column is that of debtor 2, or of a spouse whose income counts. */
export function columnsOf({ questions }: Petition, question: string): ReadonlyArray<1 | 2> {
  return questions.get(`${question}_d2`)?.isAsked ? [1, 2] : [1]
}

export function addIncomeLines(lines: Lines, petition: Petition): void {
  const columns = columnsOf(petition, 'employment')
  for (const column of columns) addColumn(lines, petition, column)
  const both = joinInputs(columns.map((column) => fromLines(lines, form, ['10'], { column })))
  const sum = 'Add the entries in line 10 of both columns.'
  addLine(lines, { form, line: '10', column: 0 }, sum, both)
  const help = joinInputs([
    findUnsettled(petition, 'contributions'),
    amountsOf(petition.parts.contributions, 'contributions'),
  ])
  addLine(lines, { form, line: '11', column: 0 }, 'Add the regular contributions.', help)
  const combined = fromLines(lines, form, ['10', '11'])
  addLine(lines, { form, line: '12', column: 0 }, 'Add line 10 and line 11.', combined)
}

function addColumn(lines: Lines, petition: Petition, column: 1 | 2): void {
  const add = (line: string, formula: string, inputs: LineInputs) =>
    addLine(lines, { form, line, column }, formula, inputs)
  const copy = (...names: readonly string[]) => fromLines(lines, form, names, { column })
  const subtract = (name: string) => fromLines(lines, form, [name], { column, sign: -1 })
  const jobs = petition.parts.jobs.filter(({ debtor }) => debtor === column)
  const open = joinInputs([
    findUnsettled(petition, 'jobs', { debtor: column }),
    unsettledOf(petition, ['employment'], column),
  ])
  const ofJobs = (inputs: LineInputs) => joinInputs([open, inputs])
  const perMonth = 'Add what the paychecks of a month have, for all jobs.'
  add('2', perMonth, ofJobs(wagesOf(jobs)))
  add('3', perMonth, ofJobs(perCheck(jobs, ['overtimePerCheck'])))
  add('4', 'Add line 2 and line 3.', copy('2', '3'))
  for (const line of deductions) {
    const others = line === '5h' ? otherDeductions(petition, jobs) : noInputs
    add(line, perMonth, ofJobs(joinInputs([perCheck(jobs, deductionsOfLine[line]), others])))
  }
  add('6', 'Add lines 5a through 5h.', copy(...deductions))
  add('7', 'Subtract line 6 from line 4.', joinInputs([copy('4'), subtract('6')]))
  const net = 'Add receipts and subtract costs of rentals, businesses and self-employment.'
  add('8a', net, netIncome(petition, column))
  for (const line of otherIncome.slice(1))
    add(line, 'Add the monthly amounts.', incomeAt(petition, line, column))
  add('9', 'Add lines 8a through 8h.', copy(...otherIncome))
  add('10', 'Add line 7 and line 9.', copy('7', '9'))
}

function wagesOf(jobs: readonly Job[]): LineInputs {
  return joinInputs([
    perCheck(jobs, ['grossPerCheck']),
    ...jobs.map(({ fields: { tipsPerMonth, bonusPerYear } }) => ({
      ...noInputs,
      inputs: [
        ...monthlyInputs('jobs.tipsPerMonth', tipsPerMonth, 'monthly'),
        ...monthlyInputs('jobs.bonusPerYear', bonusPerYear, 'yearly'),
      ],
    })),
  ])
}

type Job = Entry<'jobs'>

/** A job without a rhythm of pay is missing where something of its paycheck counts. */
function perCheck(jobs: readonly Job[], fields: ReadonlyArray<FieldOf<'jobs'>>): LineInputs {
  return joinInputs(
    jobs.map((job) =>
      joinInputs(
        fields.map((field) => ofPaycheck(job, `jobs.${field}`, moneyAt(job.fields, field))),
      ),
    ),
  )
}

function ofPaycheck(job: Job, name: string, value: Value<Cents> | undefined): LineInputs {
  if (!value) return noInputs
  const period = findPeriod(job.fields.payFrequency?.value)
  return period
    ? { ...noInputs, inputs: monthlyInputs(name, value, period) }
    : { ...noInputs, missing: [`${job.id} jobs.payFrequency`] }
}

function monthlyInputs(
  name: string,
  value: Value<Cents> | undefined,
  period: Period,
): readonly LineInput[] {
  if (!value) return []
  const monthly = toMonthly(value.value, period)
  return [{ ...toInput(name, value), cents: monthly.cents, monthly }]
}

function otherDeductions({ parts }: Petition, jobs: readonly Job[]): LineInputs {
  return joinInputs(
    jobs.flatMap((job) =>
      parts.deductions
        .filter(({ of }) => of === job.id)
        .map(({ fields }) => ofPaycheck(job, 'deductions.amount', fields.amount)),
    ),
  )
}

const costsOfBusiness = [
  ...(['expRent', 'expSupplies', 'expWages', 'expVehicle', 'expInsurance'] as const),
  ...(['expUtilities', 'expTaxes', 'expFees', 'expOther'] as const),
]
const costsOfRental = ['costMortgage', 'costTaxIns', 'costRepairs', 'costOther'] as const

/** What both own is in the first column, as the form has none for both. */
function netIncome(petition: Petition, column: 1 | 2): LineInputs {
  const { parts } = petition
  const isOwn = (whose: Value<string> | undefined) =>
    (whose?.value === 'debtor2' ? 2 : 1) === column
  const owners = new Map(parts.property.map(({ id, fields }) => [id, fields.owner]))
  const businesses = parts.businesses.filter(
    ({ id, fields }) => fields.stillOpen?.value !== 'no' && isOwn(owners.get(id)),
  )
  return joinInputs([
    ...(['businesses', 'rentals', 'selfEmployment'] as const).map((part) =>
      findUnsettled(petition, part, { debtor: column }),
    ),
    ...businesses.map(({ id, fields }) => net(id, 'businesses', fields, costsOfBusiness)),
    ...parts.rentals
      .filter(({ fields }) => isOwn(fields.whose))
      .map(({ id, fields }) => net(id, 'rentals', fields, costsOfRental)),
    ...parts.selfEmployment
      .filter(({ debtor }) => debtor === column)
      .map(({ id, fields }) => net(id, 'selfEmployment', fields, ['costsMonthly'])),
  ])
}

type FieldValues = Readonly<Record<string, unknown>>

function net(id: string, part: string, fields: FieldValues, costs: readonly string[]): LineInputs {
  const gross = moneyAt(fields, 'grossMonthly')
  if (!gross) return { ...noInputs, missing: [`${id} ${part}.grossMonthly`] }
  const subtracted = costs.flatMap((name) => {
    const cost = moneyAt(fields, name)
    return cost ? [toInput(`${part}.${name}`, cost, -1)] : []
  })
  return { ...noInputs, inputs: [toInput(`${part}.grossMonthly`, gross), ...subtracted] }
}

function incomeAt(petition: Petition, line: string, column: 1 | 2): LineInputs {
  const { parts } = petition
  const own = parts.income.find(({ debtor }) => debtor === column)?.fields ?? {}
  const kind = benefitsOfLine[line]
  const benefits = parts.benefits.filter(
    (benefit) => benefit.kind === kind && benefit.debtor === column,
  )
  return joinInputs([
    unsettledOf(petition, ['otherIncome'], column),
    amountsOf(benefits, 'benefits'),
    {
      ...noInputs,
      inputs: (incomeOfLine[line] ?? []).flatMap((field) => {
        const value = moneyAt(own, field)
        return value ? [toInput(`income.${field}`, value)] : []
      }),
    },
  ])
}

/** Amounts that each entry of a list has. */
export function amountsOf(
  entries: ReadonlyArray<Entry<'contributions' | 'benefits' | 'listedExpenses'>>,
  part: Part,
): LineInputs {
  return joinInputs(
    entries.map(({ id, fields: { amount } }) =>
      amount
        ? { ...noInputs, inputs: [toInput(`${part}.amount`, amount)] }
        : { ...noInputs, missing: [id] },
    ),
  )
}

/** The types of the parts say which fields are money. Tables of fields name only those. */
export function moneyAt(fields: FieldValues, name: string): Value<Cents> | undefined {
  return fields[name] as Value<Cents> | undefined
}
