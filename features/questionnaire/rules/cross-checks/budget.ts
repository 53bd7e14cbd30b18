import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { entriesAt, objectAt } from '../json.ts'
import type { JsonObject } from '../content/model.ts'
import { paymentTolerance } from './facts/amounts.ts'
import { isTaken, getJobs, listedJobs } from './facts/jobs.ts'
import { vehicleLoans } from './facts/listed-debts.ts'
import { lists, placeIn, listedEntries } from './facts/lists.ts'
import {
  amountAt,
  amountOrNone,
  answerTo,
  getEntries,
  isAbove,
  isListAnswered,
  excludesAnswers,
  saysYes,
  saysYesOrNo,
  sum,
  includesAnswer,
  textAt,
} from './facts/reading.ts'

/** X04: the budget differs from the housing payment or the first mortgage of the home. */
export function housingPaymentDiffers(checked: CheckedAnswers): CheckedPlace | undefined {
  const paid = amountAt(answerTo(checked, 'homeExpenses'), 'rentMortgage')
  const others = [
    amountAt(answerTo(checked, 'housingSituation'), 'monthlyCost'),
    firstMortgage(checked),
  ]
  return paid !== undefined &&
    others.some((payment) => payment !== undefined && isDifferent(paid, payment))
    ? { questionKey: 'homeExpenses' }
    : undefined
}

/** Returns undefined unless exactly one first mortgage on the home will still be paid. */
function firstMortgage(checked: CheckedAnswers): number | undefined {
  const homes = getEntries(checked, 'realEstate', 'properties').filter((property) =>
    saysYes(objectAt(property, 'propertyDetails'), 'isHomestead'),
  )
  const loans = homes
    .flatMap((home) => entriesAt(objectAt(home, 'propertyLoans'), 'loans'))
    .filter((loan) => includesAnswer(loan, 'loanKind', ['first']))
  const [loan] = loans
  return homes.length === 1 && loans.length === 1 && loan && isPaidOn(loan)
    ? amountAt(loan, 'monthlyPayment')
    : undefined
}

function isPaidOn(loan: JsonObject): boolean {
  return (
    includesAnswer(loan, 'plan', ['keepPay', 'reaffirm', 'catchUp']) &&
    textAt(loan, 'paymentMadeBy') === undefined
  )
}

/**
 * X05: the vehicle lines of the budget differ from the loans and leases. Not checked if there are
 * more than two payments.
 */
export function vehiclePaymentsDiffer(checked: CheckedAnswers): CheckedPlace | undefined {
  const payments = vehiclePayments(checked)
  if (
    !payments ||
    payments.length > 2 ||
    !hasAnsweredPayments(answerTo(checked, 'paymentExpenses'))
  )
    return undefined
  const budgets = ['paymentExpenses', 'd2PaymentExpenses'].map((key) => answerTo(checked, key))
  const budgeted = sum(
    budgets.map(
      (budget) => amountOrNone(budget, 'vehicle1Payment') + amountOrNone(budget, 'vehicle2Payment'),
    ),
  )
  return isDifferent(budgeted, sum(payments)) ? { questionKey: 'paymentExpenses' } : undefined
}

function vehiclePayments(checked: CheckedAnswers): readonly number[] | undefined {
  const owned = answerTo(checked, 'ownedVehicles')
  const leased = answerTo(checked, 'leasedVehicles')
  const leases = entriesAt(leased, 'leases')
  const loans = vehicleLoans(checked).map(({ debt }) => debt)
  const isAnswered =
    isListAnswered(owned, 'vehicles') &&
    isListAnswered(leased, 'leases') &&
    entriesAt(owned, 'vehicles').every((vehicle) =>
      isListAnswered(objectAt(vehicle, 'vehicleLoans'), 'loans'),
    ) &&
    loans.every(isPaidOn) &&
    leases.every((lease) => saysYes(lease, 'keepLease'))
  const payments = [...loans, ...leases]
    .map((payment) => amountAt(payment, 'monthlyPayment'))
    .filter((amount) => amount !== undefined)
  return isAnswered && payments.length === loans.length + leases.length
    ? payments.filter((amount) => amount > 0)
    : undefined
}

/** Checks only the required line. Blank amounts beside it count as zero. */
function hasAnsweredPayments(payments: JsonObject): boolean {
  return saysYesOrNo(payments, 'hasOtherInstallments')
}

function isDifferent(a: number, b: number): boolean {
  return Math.abs(a - b) > paymentTolerance
}

/** X11: paid support is in neither pay nor budget, or a single support order is in both. */
export function supportNotOnce(checked: CheckedAnswers): CheckedPlace | undefined {
  const payments = answerTo(checked, 'paymentExpenses')
  const orders = getEntries(checked, 'supportOwed', 'orders').filter(
    (order) =>
      isAbove(order, 'monthlyAmount') && includesAnswer(order, 'howPaid', ['payroll', 'direct']),
  )
  const jobs = listedJobs(checked)
  if (orders.length === 0 || !jobs || !hasAnsweredPayments(payments)) return undefined
  const isInPay = isTaken(jobs, 'support')
  const isInBudget = ['paymentExpenses', 'd2PaymentExpenses'].some((key) =>
    isAbove(answerTo(checked, key), 'supportPaid'),
  )
  if (isInPay && isInBudget)
    return orders.length === 1 ? { questionKey: 'paymentExpenses' } : undefined
  if (isInPay || isInBudget) return undefined
  return orders.every((order) => includesAnswer(order, 'howPaid', ['payroll'])) && jobs[0]
    ? jobs[0].place
    : { questionKey: 'paymentExpenses' }
}

/** X12: a retirement loan is deducted from pay but listed in no plan, or the other way around. */
export function retirementLoanInOnePlace(checked: CheckedAnswers): CheckedPlace | undefined {
  const plans = listedEntries(checked, lists.retirement)
  if (!plans) return undefined
  if (isTaken(getJobs(checked), 'retirementLoan'))
    return excludesAnswers(plans, 'hasLoan', ['yes'])
      ? placeIn(checked, lists.retirement)
      : undefined
  const repaid = plans.filter((plan) => saysYes(plan, 'hasLoan') && isAbove(plan, 'loanPayment'))
  return listedJobs(checked)?.find(({ debtor }) =>
    repaid.some((plan) => includesAnswer(plan, 'owner', [`debtor${debtor}`])),
  )?.place
}

/** X13: life insurance is paid, but no life policy is listed. */
export function lifeInsuranceWithoutPolicy(checked: CheckedAnswers): CheckedPlace | undefined {
  const isPaid =
    isTaken(getJobs(checked), 'lifeInsurance') ||
    ['livingExpenses', 'd2LivingExpenses'].some((key) =>
      isAbove(answerTo(checked, key), 'lifeInsurance'),
    )
  const policies = listedEntries(checked, lists.insurancePolicies)
  return isPaid &&
    policies &&
    excludesAnswers(policies, 'kind', ['termLife', 'wholeLife', 'burial', 'credit', 'other'])
    ? placeIn(checked, lists.insurancePolicies)
    : undefined
}
