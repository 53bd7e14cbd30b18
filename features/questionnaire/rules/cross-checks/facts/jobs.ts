import type { CheckedAnswers, CheckedPlace } from '../cross-check.ts'
import { entriesAt, getId, objectAt } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'
import { findEarners } from './household.ts'
import {
  amountAt,
  amountOrNone,
  copyKey,
  getCopy,
  debtors,
  isAbove,
  sumAt,
  sumOfAmounts,
  includesAnswer,
  textAt,
  type Debtor,
} from './reading.ts'

export interface Job {
  readonly debtor: Debtor
  readonly details: JsonObject
  /** Deductions per paycheck. */
  readonly deductions: JsonObject
  readonly place: CheckedPlace
}

export function getJobs(checked: CheckedAnswers): readonly Job[] {
  return debtors.flatMap((debtor) =>
    entriesAt(getCopy(checked, 'employers', debtor), 'jobs').map((job): Job => ({
      debtor,
      details: objectAt(job, 'jobDetails'),
      deductions: objectAt(job, 'payDeductions'),
      place: {
        questionKey: copyKey('employers', debtor),
        record: getId(job),
        subQuestion: 'payDeductions',
      },
    })),
  )
}

/** Returns undefined until every debtor whose income counts has listed all jobs. */
export function listedJobs(checked: CheckedAnswers): readonly Job[] | undefined {
  const all = getJobs(checked)
  const isAnswered = (debtor: Debtor): boolean => {
    const employment = getCopy(checked, 'employment', debtor)
    if (!hasJob(employment)) return textAt(employment, 'status') !== undefined
    const own = all.filter((job) => job.debtor === debtor)
    return (
      own.length > 0 &&
      own.every(
        ({ details, deductions }) =>
          amountAt(details, 'grossPerCheck') !== undefined &&
          amountAt(deductions, 'federalTax') !== undefined,
      )
    )
  }
  return findEarners(checked)?.every(isAnswered) ? all : undefined
}

export function hasJob(employment: JsonObject): boolean {
  return includesAnswer(employment, 'status', ['employed', 'both'])
}

export function isTaken(jobs: readonly Job[], deduction: string): boolean {
  return jobs.some(({ deductions }) => isAbove(deductions, deduction))
}

const checksAYear: ReadonlyMap<string, number> = new Map([
  ['weekly', 52],
  ['biweekly', 26],
  ['semimonthly', 24],
  ['monthly', 12],
  ['daily', 260],
])

/** Returns dollars per month (paychecks per year / 12). Undefined if the pay is irregular. */
export function monthlyTakeHome({ details, deductions }: Job): number | undefined {
  const checks = checksAYear.get(textAt(details, 'payFrequency') ?? '')
  if (checks === undefined) return undefined
  const taken = sumOfAmounts(deductions) + sumAt(entriesAt(deductions, 'others'), 'amount')
  const perCheck =
    amountOrNone(details, 'grossPerCheck') + amountOrNone(details, 'overtimePerCheck') - taken
  return (
    (perCheck * checks) / 12 +
    amountOrNone(details, 'tipsPerMonth') +
    amountOrNone(details, 'bonusPerYear') / 12
  )
}
