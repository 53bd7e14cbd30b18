import type { CheckedAnswers, CheckedPlace } from './cross-check.ts'
import { monthNow, findMonth } from './facts/calendar.ts'
import { getGate, isDenied, lists } from './facts/lists.ts'
import { listedDebts } from './facts/listed-debts.ts'
import { getEntries, saysNo, saysYes, includesAnswer, textAt } from './facts/reading.ts'

/** X16: something was repossessed in the last 12 months, and no seizure is listed. */
export function findTakenWithoutSeizure(checked: CheckedAnswers): CheckedPlace | undefined {
  const isRecent = getEntries(checked, 'deficiencies', 'debts').some((debt) => {
    const ago = monthNow(checked) - (findMonth(debt['takenOn']) ?? -Infinity)
    return ago >= 0 && ago < 12
  })
  return isRecent && isDenied(checked, lists.seizures) ? getGate(lists.seizures) : undefined
}

/** Relationships that are certainly "a relative or business partner". */
const family: readonly string[] = [
  'parent',
  'child',
  'sibling',
  'grandparent',
  'otherRelative',
  'businessPartner',
]

/** X21: a relative or business partner was paid back, but payments to family were answered No. */
export function familyPaidBack(checked: CheckedAnswers): CheckedPlace | undefined {
  const isPaid = getEntries(checked, 'familyLoans', 'debts').some(
    (debt) => saysYes(debt, 'madePayments') && includesAnswer(debt, 'relationship', family),
  )
  return isPaid && isDenied(checked, lists.insiderPayments)
    ? getGate(lists.insiderPayments)
    : undefined
}

/** X34: a debt was co-signed, but no co-signer is named in the debt or in the list. */
export function cosignedWithoutName(checked: CheckedAnswers): CheckedPlace | undefined {
  const isAlone = getEntries(checked, 'cosignedDebts', 'debts').some((debt) =>
    saysNo(debt, 'hasCosigner'),
  )
  return isAlone && isDenied(checked, lists.otherCosigners)
    ? getGate(lists.otherCosigners)
    : undefined
}

/** X50: two questions share a creditor and last four digits. The warning leads to the later one. */
export function listedTwice(checked: CheckedAnswers): CheckedPlace | undefined {
  const seen = new Map<string, string>()
  for (const { debt, place } of listedDebts(checked)) {
    const name = textAt(debt, 'creditorName')
      ?.toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
    const last4 = textAt(debt, 'accountLast4')
    if (!name || last4 === undefined) continue
    const account = `${name} ${last4}`
    const before = seen.get(account)
    if (before !== undefined && before !== place.questionKey) return place
    seen.set(account, before ?? place.questionKey)
  }
  return undefined
}
