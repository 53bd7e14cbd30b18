import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { entriesAt, objectAt } from '../json.ts'
import type { JsonObject } from '../content/model.ts'
import { findMonth, thisYear } from './facts/calendar.ts'
import { findEarners } from './facts/household.ts'
import { hasJob, getJobs } from './facts/jobs.ts'
import { getGate, isDenied, lists } from './facts/lists.ts'
import {
  amountAt,
  answerTo,
  copyKey,
  getCopy,
  debtors,
  getEntries,
  findFirst,
  isAbove,
  saysNo,
  saysYes,
  saysYesOrNo,
  includesAnswer,
  textAt,
  type Debtor,
} from './facts/reading.ts'

/** X07: a month after the start of the first job has no pay. */
export function jobWithoutPay(checked: CheckedAnswers): CheckedPlace | undefined {
  return findFirst((debtor) => {
    const starts = getJobs(checked)
      .filter((job) => job.debtor === debtor)
      .map(({ details }) => findMonth(details['startedOn']))
    const known = starts.filter((month) => month !== undefined)
    if (
      !hasJob(getCopy(checked, 'employment', debtor)) ||
      starts.length === 0 ||
      known.length < starts.length
    )
      return undefined
    const isMissing = entriesAt(getCopy(checked, 'sixMonthIncome', debtor), 'rows').some(
      (row) =>
        amountAt(row, 'wages') === 0 &&
        !isAbove(row, 'overtimeTips') &&
        (findMonth(row['month']) ?? -Infinity) > Math.min(...known),
    )
    return isMissing ? getSixMonths(debtor) : undefined
  })
}

const sameIncome: ReadonlyArray<readonly [row: string, now: string]> = [
  ['unemployment', 'unemployment'],
  ['pension', 'pension'],
  ['alimony', 'alimonyReceived'],
]

/** X08: the current income and the last six months disagree. Both must be answered. */
export function incomeInOnePlace(checked: CheckedAnswers): CheckedPlace | undefined {
  return (
    findFirst((debtor) => benefitInOnePlace(checked, debtor)) ??
    rentInOnePlace(checked) ??
    findFirst((debtor) => workInOnePlace(checked, debtor))
  )
}

function benefitInOnePlace(checked: CheckedAnswers, debtor: Debtor): CheckedPlace | undefined {
  const rows = sixMonths(checked, debtor)
  const now = getCopy(checked, 'otherIncome', debtor)
  if (!rows || !saysYesOrNo(now, 'ssGets')) return undefined
  if (sameIncome.some(([row, today]) => isAbove(newestMonth(rows), row) && !isAbove(now, today)))
    return { questionKey: copyKey('otherIncome', debtor) }
  return sameIncome.some(
    ([row, today]) => isAbove(now, today) && !rows.some((month) => isAbove(month, row)),
  )
    ? getSixMonths(debtor)
    : undefined
}

/** Checks the whole household. Rent may also be reported by a business or a property. */
function rentInOnePlace(checked: CheckedAnswers): CheckedPlace | undefined {
  const earners = findEarners(checked) ?? []
  const months = earners
    .map((debtor) => sixMonths(checked, debtor))
    .filter((rows) => rows !== undefined)
  const rental = answerTo(checked, 'rentalIncome')
  if (months.length === 0 || months.length < earners.length) return undefined
  const isElsewhere =
    !saysNo(answerTo(checked, 'businesses'), 'has') ||
    getEntries(checked, 'realEstate', 'properties').some(
      (property) => !saysNo(objectAt(property, 'propertyCosts'), 'rentedOut'),
    )
  if (
    saysNo(rental, 'has') &&
    !isElsewhere &&
    months.some((rows) => isAbove(newestMonth(rows), 'rentGross'))
  )
    return { questionKey: 'rentalIncome' }
  const isNow =
    saysYes(rental, 'has') &&
    entriesAt(rental, 'rentals').some((entry) => isAbove(entry, 'grossMonthly'))
  return isNow && !months.flat().some((row) => isAbove(row, 'rentGross'))
    ? getSixMonths(1)
    : undefined
}

function workInOnePlace(checked: CheckedAnswers, debtor: Debtor): CheckedPlace | undefined {
  const rows = sixMonths(checked, debtor)
  const work = getCopy(checked, 'selfEmployment', debtor)
  if (!rows) return undefined
  if (
    isAbove(newestMonth(rows), 'businessGross') &&
    saysNo(work, 'has') &&
    saysNo(answerTo(checked, 'businesses'), 'has')
  )
    return { questionKey: copyKey('selfEmployment', debtor) }
  const isNow =
    saysYes(work, 'has') && entriesAt(work, 'work').some((entry) => isAbove(entry, 'grossMonthly'))
  return isNow && !rows.some((row) => isAbove(row, 'businessGross'))
    ? getSixMonths(debtor)
    : undefined
}

const socialSecurity = /social|\bss[ia]?\b|\bssdi\b|disab|surviv|incapac|seguro|sobrevi/iu

/** X10: a debtor gets Social Security, but it is not in the other income by year. */
export function socialSecurityByYear(checked: CheckedAnswers): CheckedPlace | undefined {
  return findFirst((debtor) =>
    saysYes(getCopy(checked, 'otherIncome', debtor), 'ssGets') &&
    isWithoutSource(checked, debtor, socialSecurity)
      ? getByYear(debtor)
      : undefined,
  )
}

/** X25: all owners of an open business left its row blank in the six months. Zero is an answer. */
export function openBusinessWithoutIncome(checked: CheckedAnswers): CheckedPlace | undefined {
  const open = getEntries(checked, 'businesses', 'list')
    .map((business) => objectAt(business, 'businessBasics'))
    .filter((basics) => saysYes(basics, 'stillOpen'))
  const owners = open
    .map((basics) => getOwners(checked, basics))
    .find(
      (all) =>
        all.length > 0 &&
        all.every((debtor) =>
          sixMonths(checked, debtor)?.every((row) => amountAt(row, 'businessGross') === undefined),
        ),
    )
  return owners?.[0] && getSixMonths(owners[0])
}

function getOwners({ shape }: CheckedAnswers, basics: JsonObject): readonly Debtor[] {
  if (!shape.joint) return [1]
  return debtors.filter((debtor) =>
    includesAnswer(basics, 'ownerDebtor', ['both', `debtor${debtor}`]),
  )
}

/** X26: a refund on last year's tax return is neither spent nor listed. Checked until June 29. */
export function refundNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  const year = thisYear(checked)
  if (checked.today >= `${year}-06-30` || !isDenied(checked, lists.taxRefunds)) return undefined
  const isDue = debtors.some((debtor) =>
    entriesAt(getCopy(checked, 'taxReturns', debtor), 'years').some(
      (row) =>
        textAt(row, 'taxYear') === String(year - 1) &&
        includesAnswer(row, 'federal', ['filed']) &&
        isAbove(row, 'federalResult') &&
        textAt(row, 'refundSpent') === undefined,
    ),
  )
  return isDue ? getGate(lists.taxRefunds) : undefined
}

const retirement =
  /retire|pension|401|403|457|\biras?\b|\broth\b|\btsp\b|\bsep\b|keogh|annuit|withdr|retir|pensi[oó]n|jubila/iu

/**
 * X40: a withdrawal from a retirement plan is not listed as income of the plan's owner. For a joint
 * plan, either owner may list it.
 */
export function withdrawalByYear(checked: CheckedAnswers): CheckedPlace | undefined {
  const plans = getEntries(checked, 'retirement', 'plans').filter((plan) =>
    saysYes(plan, 'withdrewRecently'),
  )
  return (
    findFirst((debtor) =>
      plans.some((plan) => includesAnswer(plan, 'owner', [`debtor${debtor}`])) &&
      isWithoutSource(checked, debtor, retirement)
        ? getByYear(debtor)
        : undefined,
    ) ??
    (plans.some((plan) => includesAnswer(plan, 'owner', ['both'])) &&
    debtors.every((debtor) => isWithoutSource(checked, debtor, retirement))
      ? getByYear(1)
      : undefined)
  )
}

function isWithoutSource(checked: CheckedAnswers, debtor: Debtor, sort: RegExp): boolean {
  const history = getCopy(checked, 'otherIncomeHistory', debtor)
  const sources = entriesAt(history, 'sources').map((entry) => textAt(entry, 'source'))
  return (
    saysNo(history, 'has') ||
    (saysYes(history, 'has') &&
      sources.length > 0 &&
      sources.every((source) => source !== undefined && !sort.test(source)))
  )
}

function getByYear(debtor: Debtor): CheckedPlace {
  return { questionKey: copyKey('otherIncomeHistory', debtor) }
}

function getSixMonths(debtor: Debtor): CheckedPlace {
  return { questionKey: copyKey('sixMonthIncome', debtor) }
}

/** Returns undefined until each month has its wages. Other lines may be blank. */
function sixMonths(checked: CheckedAnswers, debtor: Debtor): readonly JsonObject[] | undefined {
  const rows = entriesAt(getCopy(checked, 'sixMonthIncome', debtor), 'rows')
  return rows.length > 0 && rows.every((row) => amountAt(row, 'wages') !== undefined)
    ? rows
    : undefined
}

function newestMonth(rows: readonly JsonObject[]): JsonObject {
  return rows.reduce(
    (newest, row) => (monthNumber(row) > monthNumber(newest) ? row : newest),
    rows[0] ?? {},
  )
}

function monthNumber(row: JsonObject): number {
  return findMonth(row['month']) ?? -Infinity
}
