import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { entriesAt, getId, objectAt } from '../json.ts'
import type { JsonObject } from '../content/model.ts'
import { homesteadCap, homesteadCapDays, totalTolerance } from './facts/amounts.ts'
import { isWithin } from './facts/calendar.ts'
import { getGate, isDenied, lists } from './facts/lists.ts'
import {
  amountAt,
  answerTo,
  getEntries,
  isAbove,
  saysNo,
  saysYes,
  saysYesOrNo,
  sumAt,
  includesAnswer,
  textAt,
} from './facts/reading.ts'

/** Each line of these Quick Checks opens the question with the same key and a list of `items`. */
const householdChecks: Readonly<Record<string, readonly string[]>> = {
  hhHomeCheck: ['householdGoods', 'electronics', 'clothing', 'jewelry', 'animals'],
  hhHobbyCheck: ['collectibles', 'sportsHobby', 'firearms', 'otherPersonal'],
}
const householdLists = Object.values(householdChecks).flat()
const businessLists: readonly string[] = [
  'officeEquipment',
  'toolsMachinery',
  'inventory',
  'otherBusinessProperty',
  'farmAnimals',
  'crops',
  'farmEquipment',
  'farmSupplies',
  'otherFarm',
]

/** For each kind of loan on household items: the list of the item and its Quick Check. */
const itemsOfLoans: ReadonlyMap<string, readonly [list: string, check: string]> = new Map([
  ['furniture', ['householdGoods', 'hhHomeCheck']],
  ['appliance', ['householdGoods', 'hhHomeCheck']],
  ['electronics', ['electronics', 'hhHomeCheck']],
  ['jewelry', ['jewelry', 'hhHomeCheck']],
  ['instrument', ['otherPersonal', 'hhHobbyCheck']],
  ['tools', ['otherPersonal', 'hhHobbyCheck']],
])

/** X01: a loan on an item that the debtor still has, but no item is marked as financed. */
export function loanWithoutItem(checked: CheckedAnswers): CheckedPlace | undefined {
  const loan = getEntries(checked, 'itemLoans', 'debts').find(
    (debt) => saysYes(debt, 'haveItem') && includesAnswer(debt, 'kind', [...itemsOfLoans.keys()]),
  )
  const place = itemsOfLoans.get(textAt(loan ?? {}, 'kind') ?? '')
  if (!place || !isHouseholdAnswered(checked)) return undefined
  const isNone =
    householdLists.every((list) =>
      getEntries(checked, list, 'items').every((item) => saysNo(item, 'financed')),
    ) &&
    businessLists.every((list) =>
      getEntries(checked, list, 'items').every((item) => saysNo(item, 'securesLoan')),
    )
  const [list, check] = place
  return isNone
    ? { questionKey: saysYes(answerTo(checked, check), list) ? list : check }
    : undefined
}

function isHouseholdAnswered(checked: CheckedAnswers): boolean {
  return Object.entries(householdChecks).every(([check, lines]) =>
    lines.every((line) => {
      const answer = answerTo(checked, check)
      return (
        saysYesOrNo(answer, line) &&
        (saysNo(answer, line) || getEntries(checked, line, 'items').length > 0)
      )
    }),
  )
}

/** X02: an item is still being paid for, but no loans on items are listed. */
export function itemWithoutLoan(checked: CheckedAnswers): CheckedPlace | undefined {
  const isFinanced =
    householdLists.some((list) =>
      getEntries(checked, list, 'items').some((item) => saysYes(item, 'financed')),
    ) ||
    businessLists.some((list) =>
      getEntries(checked, list, 'items').some((item) => saysYes(item, 'securesLoan')),
    )
  return isFinanced && isDenied(checked, lists.itemLoans) ? getGate(lists.itemLoans) : undefined
}

/** X03: the client owns the home, but the real estate question was answered No. */
export function ownerWithoutHome(checked: CheckedAnswers): CheckedPlace | undefined {
  return includesAnswer(answerTo(checked, 'housingSituation'), 'kind', ['own']) &&
    saysNo(answerTo(checked, 'realEstate'), 'has')
    ? { questionKey: 'realEstate' }
    : undefined
}

/** X24: the client shares ownership of a company, but no private company is listed. */
export function companyWithoutShare(checked: CheckedAnswers): CheckedPlace | undefined {
  const all = getEntries(checked, 'businesses', 'list').map((business) =>
    objectAt(business, 'businessBasics'),
  )
  const isShared = all.some(
    (basics) => isAbove(basics, 'percent') && saysNo(basics, 'soleProprietor'),
  )
  return isShared && isDenied(checked, lists.privateInterests)
    ? getGate(lists.privateInterests)
    : undefined
}

/** X33: the client owes money to a bank where the client has an account. */
export function owesOwnBank(checked: CheckedAnswers): CheckedPlace | undefined {
  return getEntries(checked, 'bankAccounts', 'accounts').some((account) =>
    saysYes(account, 'alsoOweBank'),
  )
    ? { questionKey: 'bankAccounts' }
    : undefined
}

/** X41: a property with a loan has the value zero, or a blank value with other answers. */
export function loanWithoutValue(checked: CheckedAnswers): CheckedPlace | undefined {
  return (
    recordWithoutValue(checked, {
      question: 'realEstate',
      records: 'properties',
      value: 'propertyValue',
      loans: 'propertyLoans',
    }) ??
    recordWithoutValue(checked, {
      question: 'ownedVehicles',
      records: 'vehicles',
      value: 'vehicleDetails',
      loans: 'vehicleLoans',
    }) ??
    (getEntries(checked, 'recreational', 'items').some(
      (item) => saysYes(item, 'hasLoan') && amountAt(item, 'currentValue') === 0,
    )
      ? { questionKey: 'recreational' }
      : undefined) ??
    (getEntries(checked, 'itemLoans', 'debts').some(
      (debt) => saysYes(debt, 'haveItem') && amountAt(debt, 'collateralValue') === 0,
    )
      ? { questionKey: 'itemLoans' }
      : undefined)
  )
}

interface RecordsWithLoans {
  readonly question: string
  readonly records: string
  readonly value: string
  readonly loans: string
}

function recordWithoutValue(
  checked: CheckedAnswers,
  { question, records, value, loans }: RecordsWithLoans,
): CheckedPlace | undefined {
  const entry = getEntries(checked, question, records).find((record) => {
    const stated = objectAt(record, value)
    return (
      saysYes(objectAt(record, loans), 'has') &&
      Object.keys(stated).length > 0 &&
      !isAbove(stated, 'currentValue')
    )
  })
  return entry && { questionKey: question, record: getId(entry), subQuestion: value }
}

/** X42: the equity of a new home exceeds the cap. A month counts as its first day. */
export function recentHomestead(checked: CheckedAnswers): CheckedPlace | undefined {
  const home = getEntries(checked, 'realEstate', 'properties').find((property) => {
    const value = objectAt(property, 'propertyValue')
    return (
      saysYes(objectAt(property, 'propertyDetails'), 'isHomestead') &&
      isWithin(checked, value['acquiredOn'], homesteadCapDays) &&
      computeEquity(property, value) > homesteadCap
    )
  })
  return home && { questionKey: 'realEstate', record: getId(home), subQuestion: 'propertyValue' }
}

function computeEquity(property: JsonObject, value: JsonObject): number {
  const loans = objectAt(property, 'propertyLoans')
  if (!saysYesOrNo(loans, 'has')) return 0
  return (amountAt(value, 'currentValue') ?? 0) - sumAt(entriesAt(loans, 'loans'), 'amountOwed')
}

/** X48: a total is neither the sum of the values nor of value times count. */
export function totalNotOfList(checked: CheckedAnswers): CheckedPlace | undefined {
  const list = householdLists.find((question) => {
    const total = amountAt(answerTo(checked, question), 'totalValue')
    const items = getEntries(checked, question, 'items')
    if (
      total === undefined ||
      items.length === 0 ||
      items.some((item) => amountAt(item, 'resaleValue') === undefined)
    )
      return false
    const once = sumAt(items, 'resaleValue')
    const each = items.reduce(
      (all, item) => all + (amountAt(item, 'resaleValue') ?? 0) * (amountAt(item, 'quantity') ?? 1),
      0,
    )
    return [once, each].every(
      (listed) => Math.abs(listed - total) > totalTolerance * Math.max(listed, total),
    )
  })
  return list === undefined ? undefined : { questionKey: list }
}

/** X52: a school or ABLE plan had a deposit in the last 365 days. */
export function recentSchoolDeposit(checked: CheckedAnswers): CheckedPlace | undefined {
  return getEntries(checked, 'educationSavings', 'accounts').some((account) =>
    isAbove(account, 'depositsLast365'),
  )
    ? { questionKey: 'educationSavings' }
    : undefined
}
