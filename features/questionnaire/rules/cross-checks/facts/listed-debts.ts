import type { CheckedAnswers, CheckedPlace } from '../cross-check.ts'
import { entriesAt, getId, objectAt } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'
import { getEntries, includesAnswer } from './reading.ts'

export interface ListedDebt {
  readonly debt: JsonObject
  readonly place: CheckedPlace
}

const plainLists: readonly (readonly [question: string, list: string])[] = [
  ['itemLoans', 'debts'],
  ['injuryIntoxicated', 'claims'],
  ['otherPriority', 'debts'],
  ['creditCards', 'debts'],
  ['personalLoans', 'debts'],
  ['familyLoans', 'debts'],
  ['studentLoans', 'debts'],
  ['medicalBills', 'debts'],
  ['utilityBills', 'debts'],
  ['rentDebts', 'debts'],
  ['bankDebts', 'debts'],
  ['deficiencies', 'debts'],
  ['judgmentDebts', 'debts'],
  ['governmentDebts', 'debts'],
  ['divorceDebts', 'debts'],
  ['cosignedDebts', 'debts'],
  ['businessDebts', 'debts'],
  ['otherDebts', 'debts'],
]

/** Kinds of loans on a home. Liens are not included. */
const borrowed: readonly string[] = [
  'first',
  'second',
  'heloc',
  'reverse',
  'landContract',
  'solarPace',
]

export function homeLoans(checked: CheckedAnswers): readonly ListedDebt[] {
  return loansOfRecords(checked, 'realEstate', 'properties', 'propertyLoans')
}

export function vehicleLoans(checked: CheckedAnswers): readonly ListedDebt[] {
  return loansOfRecords(checked, 'ownedVehicles', 'vehicles', 'vehicleLoans')
}

/** Leaves out liens, because the debt that a lien secures is also listed. */
export function listedDebts(checked: CheckedAnswers): readonly ListedDebt[] {
  const recreational = getEntries(checked, 'recreational', 'items').flatMap((item) =>
    entriesAt(item, 'loans'),
  )
  return [
    ...homeLoans(checked).filter(({ debt }) => includesAnswer(debt, 'loanKind', borrowed)),
    ...vehicleLoans(checked),
    ...recreational.map((debt): ListedDebt => ({ debt, place: { questionKey: 'recreational' } })),
    ...plainLists.flatMap(([question, list]) =>
      getEntries(checked, question, list).map((debt): ListedDebt => ({
        debt,
        place: { questionKey: question },
      })),
    ),
  ]
}

function loansOfRecords(
  checked: CheckedAnswers,
  question: string,
  records: string,
  subQuestion: string,
): readonly ListedDebt[] {
  return getEntries(checked, question, records).flatMap((record) =>
    entriesAt(objectAt(record, subQuestion), 'loans').map((debt): ListedDebt => ({
      debt,
      place: { questionKey: question, record: getId(record), subQuestion },
    })),
  )
}
