// Checks of the budget: payments against loans, what is taken from pay, and whether income and costs come near each other.
import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { entriesAt, objectAt } from '../answers/json.ts'
import type { JsonObject } from '../content/model.ts'
import { paymentTolerance } from './facts/amounts.ts'
import { isTaken, jobsOf, toldJobs } from './facts/jobs.ts'
import { vehicleLoans } from './facts/listed-debts.ts'
import { lists, placeIn, toldEntries } from './facts/lists.ts'
import {
  amountAt,
  amountOrNone,
  answerTo,
  entriesOf,
  isAbove,
  isListTold,
  noneTells,
  saysYes,
  saysYesOrNo,
  sum,
  tells,
  textAt,
} from './facts/reading.ts'

/** X04: the rent or mortgage of the budget is another one than the housing payment, or than the first mortgage of the home. */
export function housingPaymentDiffers(checked: CheckedAnswers): CheckedPlace | undefined {
  const paid = amountAt(answerTo(checked, 'homeExpenses'), 'rentMortgage')
  const others = [
    amountAt(answerTo(checked, 'housingSituation'), 'monthlyCost'),
    firstMortgage(checked),
  ]
  return paid !== undefined && others.some((other) => other !== undefined && differ(paid, other))
    ? { questionKey: 'homeExpenses' }
    : undefined
}

/** Where there is one home with one first mortgage that they pay themselves and mean to go on paying. */
function firstMortgage(checked: CheckedAnswers): number | undefined {
  const homes = entriesOf(checked, 'realEstate', 'properties').filter((property) =>
    saysYes(objectAt(property, 'propertyDetails'), 'isHomestead'),
  )
  const loans = homes
    .flatMap((home) => entriesAt(objectAt(home, 'propertyLoans'), 'loans'))
    .filter((loan) => tells(loan, 'loanKind', ['first']))
  const [loan] = loans
  return homes.length === 1 && loans.length === 1 && loan && isPaidOn(loan)
    ? amountAt(loan, 'monthlyPayment')
    : undefined
}

/** True when they pay it themselves and will go on. */
function isPaidOn(loan: JsonObject): boolean {
  return (
    tells(loan, 'plan', ['keepPay', 'reaffirm', 'catchUp']) &&
    textAt(loan, 'paymentMadeBy') === undefined
  )
}

/** X05: the two vehicle lines of the budget against loans and leases. Silent with more than two payments, and with one that may end: those stand elsewhere. */
export function vehiclePaymentsDiffer(checked: CheckedAnswers): CheckedPlace | undefined {
  const payments = vehiclePayments(checked)
  if (!payments || payments.length > 2 || !isPaymentsTold(answerTo(checked, 'paymentExpenses')))
    return undefined
  const budgets = ['paymentExpenses', 'd2PaymentExpenses'].map((key) => answerTo(checked, key))
  const budgeted = sum(
    budgets.map(
      (budget) => amountOrNone(budget, 'vehicle1Payment') + amountOrNone(budget, 'vehicle2Payment'),
    ),
  )
  return differ(budgeted, sum(payments)) ? { questionKey: 'paymentExpenses' } : undefined
}

/** Undefined until all vehicles and leases are told, and where it is not sure that a payment goes on. */
function vehiclePayments(checked: CheckedAnswers): readonly number[] | undefined {
  const owned = answerTo(checked, 'ownedVehicles')
  const leased = answerTo(checked, 'leasedVehicles')
  const leases = entriesAt(leased, 'leases')
  const loans = vehicleLoans(checked).map(({ debt }) => debt)
  const isTold =
    isListTold(owned, 'vehicles') &&
    isListTold(leased, 'leases') &&
    entriesAt(owned, 'vehicles').every((vehicle) =>
      isListTold(objectAt(vehicle, 'vehicleLoans'), 'loans'),
    ) &&
    loans.every(isPaidOn) &&
    leases.every((lease) => saysYes(lease, 'keepLease'))
  const payments = [...loans, ...leases]
    .map((payment) => amountAt(payment, 'monthlyPayment'))
    .filter((amount) => amount !== undefined)
  return isTold && payments.length === loans.length + leases.length
    ? payments.filter((amount) => amount > 0)
    : undefined
}

/** By its required line: amounts that are blank beside it are none. */
function isPaymentsTold(payments: JsonObject): boolean {
  return saysYesOrNo(payments, 'hasOtherInstallments')
}

function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > paymentTolerance
}

/** X11: support that is paid stands neither in the pay nor in the budget, or one order in both. */
export function supportNotOnce(checked: CheckedAnswers): CheckedPlace | undefined {
  const payments = answerTo(checked, 'paymentExpenses')
  const orders = entriesOf(checked, 'supportOwed', 'orders').filter(
    (order) => isAbove(order, 'monthlyAmount') && tells(order, 'howPaid', ['payroll', 'direct']),
  )
  const jobs = toldJobs(checked)
  if (orders.length === 0 || !jobs || !isPaymentsTold(payments)) return undefined
  const isInPay = isTaken(jobs, 'support')
  const isInBudget = ['paymentExpenses', 'd2PaymentExpenses'].some((key) =>
    isAbove(answerTo(checked, key), 'supportPaid'),
  )
  if (isInPay && isInBudget)
    return orders.length === 1 ? { questionKey: 'paymentExpenses' } : undefined
  if (isInPay || isInBudget) return undefined
  return orders.every((order) => tells(order, 'howPaid', ['payroll'])) && jobs[0]
    ? jobs[0].place
    : { questionKey: 'paymentExpenses' }
}

/** X12: a loan from a retirement plan is taken from pay and no plan has one, or a plan's loan that its owner pays back is taken from none of their jobs. */
export function retirementLoanInOnePlace(checked: CheckedAnswers): CheckedPlace | undefined {
  const plans = toldEntries(checked, lists.retirement)
  if (!plans) return undefined
  if (isTaken(jobsOf(checked), 'retirementLoan'))
    return noneTells(plans, 'hasLoan', ['yes']) ? placeIn(checked, lists.retirement) : undefined
  const repaid = plans.filter((plan) => saysYes(plan, 'hasLoan') && isAbove(plan, 'loanPayment'))
  return toldJobs(checked)?.find(({ debtor }) =>
    repaid.some((plan) => tells(plan, 'owner', [`debtor${debtor}`])),
  )?.place
}

/** X13 */
export function lifeInsuranceWithoutPolicy(checked: CheckedAnswers): CheckedPlace | undefined {
  const isPaid =
    isTaken(jobsOf(checked), 'lifeInsurance') ||
    ['livingExpenses', 'd2LivingExpenses'].some((key) =>
      isAbove(answerTo(checked, key), 'lifeInsurance'),
    )
  const policies = toldEntries(checked, lists.insurancePolicies)
  return isPaid &&
    policies &&
    noneTells(policies, 'kind', ['termLife', 'wholeLife', 'burial', 'credit', 'other'])
    ? placeIn(checked, lists.insurancePolicies)
    : undefined
}
