import type { CheckedAnswers, CheckedPlace } from '../cross-check.ts'
import { entriesAt, objectAt } from '../../json.ts'
import { budgetShortfall, budgetSurplus } from './amounts.ts'
import { findEarners } from './household.ts'
import { monthlyTakeHome, listedJobs } from './jobs.ts'
import {
  amountAt,
  amountOrNone,
  answerTo,
  copyKey,
  getCopy,
  isListAnswered,
  saysNo,
  saysYesOrNo,
  sum,
  sumAt,
  sumOfAmounts,
  type Debtor,
} from './reading.ts'

/** X35: costs exceed income by over $300 or, in chapter 7, income exceeds costs by over $200. */
export function budgetFarFromEven(checked: CheckedAnswers): CheckedPlace | undefined {
  const income = monthlyIncome(checked)
  const costs = monthlyCosts(checked)
  if (income === undefined || costs === undefined) return undefined
  if (costs - income > budgetShortfall) return { questionKey: copyKey('otherIncome', 1) }
  return checked.shape.chapter === 7 && income - costs > budgetSurplus
    ? { questionKey: 'livingExpenses' }
    : undefined
}

function monthlyIncome(checked: CheckedAnswers): number | undefined {
  const earners = findEarners(checked)
  const ofEach = earners?.flatMap((debtor) => [
    otherIncome(checked, debtor),
    getSideWork(checked, debtor),
  ])
  return (
    ofEach &&
    sumAll([
      takeHome(checked),
      rent(checked),
      getHelp(checked),
      getBusinessIncome(checked),
      ...ofEach,
    ])
  )
}

function sumAll(parts: ReadonlyArray<number | undefined>): number | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? sum(known) : undefined
}

function takeHome(checked: CheckedAnswers): number | undefined {
  const jobs = listedJobs(checked)
  return jobs && sumAll(jobs.map(monthlyTakeHome))
}

function otherIncome(checked: CheckedAnswers, debtor: Debtor): number | undefined {
  const answer = getCopy(checked, 'otherIncome', debtor)
  if (!saysYesOrNo(answer, 'ssGets') || !saysYesOrNo(answer, 'assistGets')) return undefined
  return (
    sumOfAmounts(answer) +
    sumAt(entriesAt(answer, 'ssBenefits'), 'monthlyAmount') +
    sumAt(entriesAt(answer, 'assistance'), 'monthlyValue')
  )
}

function getSideWork(checked: CheckedAnswers, debtor: Debtor): number | undefined {
  const answer = getCopy(checked, 'selfEmployment', debtor)
  const work = entriesAt(answer, 'work')
  return isListAnswered(answer, 'work')
    ? sumAt(work, 'grossMonthly') - sumAt(work, 'costsMonthly')
    : undefined
}

function rent(checked: CheckedAnswers): number | undefined {
  const answer = answerTo(checked, 'rentalIncome')
  const rentals = entriesAt(answer, 'rentals')
  const costs = sum(
    ['costMortgage', 'costTaxIns', 'costRepairs', 'costOther'].map((key) => sumAt(rentals, key)),
  )
  return isListAnswered(answer, 'rentals') ? sumAt(rentals, 'grossMonthly') - costs : undefined
}

function getHelp(checked: CheckedAnswers): number | undefined {
  const answer = answerTo(checked, 'contributions')
  return isListAnswered(answer, 'helpers')
    ? sumAt(entriesAt(answer, 'helpers'), 'monthlyAmount')
    : undefined
}

function getBusinessIncome(checked: CheckedAnswers): number | undefined {
  const answer = answerTo(checked, 'businesses')
  const open = entriesAt(answer, 'list')
    .filter((business) => !saysNo(objectAt(business, 'businessBasics'), 'stillOpen'))
    .map((business) => objectAt(business, 'businessMoney'))
  if (!isListAnswered(answer, 'list')) return undefined
  const costs = [
    'expRent',
    'expSupplies',
    'expWages',
    'expVehicle',
    'expInsurance',
    'expUtilities',
    'expTaxes',
    'expFees',
    'expOther',
  ]
  return sumAll(
    open.map((money) => {
      const gross = amountAt(money, 'grossMonthly')
      return gross === undefined
        ? undefined
        : gross - sum(costs.map((key) => amountOrNone(money, key)))
    }),
  )
}

const costQuestions: ReadonlyArray<readonly [question: string, line: string]> = [
  ['homeExpenses', 'rentMortgage'],
  ['utilityExpenses', 'electricGas'],
  ['livingExpenses', 'food'],
]

function monthlyCosts(checked: CheckedAnswers): number | undefined {
  const isTwoHouseholds =
    checked.shape.joint && !saysNo(answerTo(checked, 'maritalStatus'), 'separateHousehold')
  const own = [
    ...costQuestions.map(([question, line]) => findCosts(checked, question, line)),
    getPayments(checked, 'paymentExpenses'),
  ]
  const second = [
    ...costQuestions.map(([question, line]) => findCosts(checked, getSecond(question), line)),
    getPayments(checked, 'd2PaymentExpenses'),
  ]
  return sumAll(isTwoHouseholds ? [...own, ...second] : own)
}

/** Returns the key of the same question for the separate household of debtor 2. */
function getSecond(question: string): string {
  return `d2${question.charAt(0).toUpperCase()}${question.slice(1)}`
}

function findCosts(checked: CheckedAnswers, question: string, line: string): number | undefined {
  const answer = answerTo(checked, question)
  return amountAt(answer, line) === undefined ? undefined : sumOfAmounts(answer)
}

function getPayments(checked: CheckedAnswers, question: string): number | undefined {
  const answer = answerTo(checked, question)
  if (!saysYesOrNo(answer, 'hasOtherInstallments') || !saysYesOrNo(answer, 'hasOtherExpenses'))
    return undefined
  return (
    sumOfAmounts(answer) +
    sumAt(entriesAt(answer, 'otherInstallments'), 'amount') +
    sumAt(entriesAt(answer, 'otherExpenses'), 'amount')
  )
}
