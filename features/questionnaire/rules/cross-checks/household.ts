import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { entriesAt } from '../json.ts'
import type { JsonObject } from '../content/model.ts'
import { addressMonths, courseDays } from './facts/amounts.ts'
import { isOlderThan, monthNow, findMonth } from './facts/calendar.ts'
import { findMaritalStatus, marriedStatuses } from './facts/household.ts'
import {
  amountAt,
  answerTo,
  copyKey,
  getCopy,
  debtors,
  findFirst,
  isListAnswered,
  saysNo,
  saysYes,
  getState,
  includesAnswer,
  textAt,
  type Debtor,
} from './facts/reading.ts'

/** Months since year 0. Both months belong to the stay. */
interface Stay {
  readonly from: number
  readonly to: number
}

/** X28: in the last 36 months, more than one month in a row has no address. */
export function addressGap(checked: CheckedAnswers): CheckedPlace | undefined {
  return findFirst((debtor) => {
    const stays = findStays(checked, debtor)
    return stays && hasGap(stays, monthNow(checked))
      ? { questionKey: copyKey('addressHistory', debtor) }
      : undefined
  })
}

function findStays(checked: CheckedAnswers, debtor: Debtor): readonly Stay[] | undefined {
  const movedIn = findMonth(getCopy(checked, 'homeAddress', debtor)['movedIn'])
  const history = getCopy(checked, 'addressHistory', debtor)
  const places = [...entriesAt(history, 'places'), ...sharedWith(checked, debtor)]
  const stays = places.flatMap(({ from, to }): readonly Stay[] => {
    const [first, last] = [findMonth(from), findMonth(to)]
    return first === undefined || last === undefined ? [] : [{ from: first, to: last }]
  })
  return isListAnswered(history, 'places') &&
    movedIn !== undefined &&
    stays.length === places.length
    ? [...stays, { from: movedIn, to: monthNow(checked) }]
    : undefined
}

function sharedWith(checked: CheckedAnswers, debtor: Debtor): readonly JsonObject[] {
  return debtor === 2
    ? entriesAt(getCopy(checked, 'addressHistory', 1), 'places').filter((place) =>
        saysYes(place, 'spouseToo'),
      )
    : []
}

function hasGap(stays: readonly Stay[], now: number): boolean {
  const isOpen = (month: number): boolean =>
    !stays.some(({ from, to }) => from <= month && month <= to)
  const months = Array.from({ length: addressMonths }, (_month, ago) => now - ago)
  return months.some(
    (month) => isOpen(month) && month - 1 > now - addressMonths && isOpen(month - 1),
  )
}

export const communityStates: readonly string[] = [
  'AZ',
  'CA',
  'ID',
  'LA',
  'NV',
  'NM',
  'PR',
  'TX',
  'WA',
  'WI',
]

/** X30: the answer is No, but a spouse lives in such a state, or did after the wedding. */
export function communityState(checked: CheckedAnswers): CheckedPlace | undefined {
  if (
    !marriedStatuses.includes(findMaritalStatus(checked) ?? '') ||
    !saysNo(answerTo(checked, 'communityProperty'), 'has')
  )
    return undefined
  const married = findMonth(answerTo(checked, 'maritalStatus')['marriedOn']) ?? Infinity
  const places = debtors.flatMap((debtor) => [
    getCopy(checked, 'homeAddress', debtor),
    ...entriesAt(getCopy(checked, 'addressHistory', debtor), 'places').filter(
      ({ to }) => (findMonth(to) ?? -Infinity) > married,
    ),
  ])
  return places.some((place) => communityStates.includes(getState(place) ?? ''))
    ? { questionKey: 'communityProperty' }
    : undefined
}

/** X38: the household size is below the certain number of people or above all listed people. */
export function householdSizeDiffers(checked: CheckedAnswers): CheckedPlace | undefined {
  const size = amountAt(answerTo(checked, 'householdSize'), 'peopleInHousehold')
  const dependents = listedPeople(checked, 'dependents')
  const others = listedPeople(checked, 'otherHousehold')
  const marriage = answerTo(checked, 'maritalStatus')
  const status = findMaritalStatus(checked)
  if (size === undefined || !dependents || !others || status === undefined) return undefined
  const isMarried = checked.shape.joint || marriedStatuses.includes(status)
  const [besides, sharing] = [
    dependents.filter((person) => saysYes(person, 'livesWithYou')),
    others.filter((person) => saysYes(person, 'sharesBudget')),
  ]
  const least =
    1 + (isMarried && saysYes(marriage, 'liveTogether') ? 1 : 0) + besides.length + sharing.length
  const most = 1 + (isMarried ? 1 : 0) + dependents.length + others.length
  return size < least || size > most ? { questionKey: 'householdSize' } : undefined
}

function listedPeople(
  checked: CheckedAnswers,
  question: string,
): readonly JsonObject[] | undefined {
  const answer = answerTo(checked, question)
  return isListAnswered(answer, 'people') ? entriesAt(answer, 'people') : undefined
}

/** X39: only before filing, because the certificate must be valid on the filing date. */
export function oldCourse(checked: CheckedAnswers): CheckedPlace | undefined {
  if (checked.isFiled) return undefined
  const old = debtors.find((debtor) =>
    isOlderThan(checked, getCopy(checked, 'creditCounseling', debtor)['completedOn'], courseDays),
  )
  return old && { questionKey: copyKey('creditCounseling', old) }
}

/** X44: a tax ID was never issued, or is the same for both debtors. No client may know both. */
export function impossibleNumber(checked: CheckedAnswers): CheckedPlace | undefined {
  const [first, second] = debtors.map((debtor) => toNumber(checked, debtor))
  const wrong =
    debtors.find((debtor) =>
      isImpossible(getCopy(checked, 'taxIds', debtor), toNumber(checked, debtor)),
    ) ?? (first !== undefined && first === second ? 2 : undefined)
  return wrong && { questionKey: copyKey('taxIds', wrong) }
}

function toNumber(checked: CheckedAnswers, debtor: Debtor): string | undefined {
  const kind = textAt(getCopy(checked, 'taxIds', debtor), 'taxIdKind')
  const number =
    kind === 'ssn' || kind === 'itin'
      ? checked.numbers.get(`${copyKey('taxIds', debtor)}|/${kind}`)
      : undefined
  return number !== undefined && /^\d{9}$/.test(number) ? number : undefined
}

function isImpossible(taxIds: JsonObject, number: string | undefined): boolean {
  if (number === undefined) return false
  return includesAnswer(taxIds, 'taxIdKind', ['itin'])
    ? !number.startsWith('9')
    : /^(?:000|666|9)/.test(number)
}
