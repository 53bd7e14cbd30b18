import type { CheckedAnswers, CheckedPlace } from '../cross-check.ts'
import { isList } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'
import { listedPayments } from './amounts.ts'
import { monthNow, findMonth } from './calendar.ts'
import { isTaken, getJobs } from './jobs.ts'
import { homeLoans, vehicleLoans } from './listed-debts.ts'
import { getGate, isDenied, lists, placeIn, listedEntries } from './lists.ts'
import {
  amountAt,
  answerTo,
  getCopy,
  getEntries,
  isAbove,
  excludesAnswers,
  saysNo,
  saysYes,
  includesAnswer,
  textAt,
} from './reading.ts'

/** X14: a garnishment is taken from pay, but the list of seizures was answered No. */
export function garnishmentNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  return isTaken(getJobs(checked), 'garnishment') && isDenied(checked, lists.seizures)
    ? getGate(lists.seizures)
    : undefined
}

/** X15: an urgent problem (such as a lawsuit) was reported, but its list was answered No. */
export function urgentNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  const { problems } = answerTo(checked, 'urgentProblems')
  const hasAny = (...wanted: readonly string[]): boolean =>
    isList(problems) && wanted.some((problem) => problems.includes(problem))
  const isNoLawsuit = isDenied(checked, lists.lawsuits)
  const isNothingTaken = isDenied(checked, lists.seizures)
  const isMissing =
    (hasAny('lawsuit') && isNoLawsuit) ||
    (hasAny('garnishment', 'bankLevy') && isNothingTaken) ||
    (hasAny('foreclosure', 'eviction', 'repossession') && isNoLawsuit && isNothingTaken)
  return isMissing ? getGate(lists.lawsuits) : undefined
}

/** X22: payments for a home, vehicle or rent are not behind and total $600 in three months. */
export function paymentsNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  if (!isDenied(checked, lists.payments90)) return undefined
  const loans = [...homeLoans(checked), ...vehicleLoans(checked)]
    .map(({ debt }) => debt)
    .filter(
      (debt) =>
        amountAt(debt, 'monthsBehind') === 0 &&
        textAt(debt, 'paymentMadeBy') === undefined &&
        !isNew(checked, debt, 'dateIncurred'),
    )
  const leases = getEntries(checked, 'leasedVehicles', 'leases').filter(
    (lease) => !isAbove(lease, 'amountBehind') && !isNew(checked, lease, 'startedOn'),
  )
  const isListed = [...loans, ...leases].some((payment) => isLarge(payment, 'monthlyPayment'))
  return isListed || isRentLarge(checked) ? getGate(lists.payments90) : undefined
}

function isRentLarge(checked: CheckedAnswers): boolean {
  const housing = answerTo(checked, 'housingSituation')
  return (
    includesAnswer(housing, 'kind', ['rent']) &&
    isLarge(housing, 'monthlyCost') &&
    saysNo(answerTo(checked, 'rentalDetails'), 'rentBehind') &&
    !isNew(checked, getCopy(checked, 'homeAddress', 1), 'movedIn')
  )
}

function isLarge(payment: JsonObject, key: string): boolean {
  return (amountAt(payment, key) ?? 0) * 3 >= listedPayments
}

function isNew(checked: CheckedAnswers, data: JsonObject, begun: string): boolean {
  const month = findMonth(data[begun])
  return month !== undefined && monthNow(checked) - month <= 3
}

/** X45: a loss has a pending insurance claim, but no insurance claim is listed. */
export function insuranceClaimNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  const isOpen = getEntries(checked, 'losses', 'losses').some((loss) =>
    saysYes(loss, 'claimPending'),
  )
  const claims = listedEntries(checked, lists.legalClaims)
  return isOpen && claims && excludesAnswers(claims, 'kind', ['insurance'])
    ? placeIn(checked, lists.legalClaims)
    : undefined
}

/** X47: a storage unit is rented, but no contract for storage is listed. */
export function storageContractNotListed(checked: CheckedAnswers): CheckedPlace | undefined {
  const isKept = getEntries(checked, 'storageUnits', 'units').some(
    (unit) => saysYes(unit, 'stillHave') && amountAt(unit, 'monthlyRent') !== 0,
  )
  const contracts = listedEntries(checked, lists.contracts)
  return isKept && contracts && excludesAnswers(contracts, 'kind', ['storage'])
    ? placeIn(checked, lists.contracts)
    : undefined
}
