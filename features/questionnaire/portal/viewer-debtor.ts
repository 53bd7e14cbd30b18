import { comparableEmail } from '#lib/email.ts'
// The label uses only the email addresses (spec: questionnaire#debtor-in-label).

export interface DebtorAddresses {
  readonly debtor1EmailAddress: string | null
  readonly debtor2EmailAddress: string | null
}

/** Returns 2 if both addresses exist and only the second is the account's. Otherwise returns 1. */
export function viewerDebtor(
  { debtor1EmailAddress, debtor2EmailAddress }: DebtorAddresses,
  accountEmail: string,
): 1 | 2 {
  if (!debtor1EmailAddress || !debtor2EmailAddress) return 1
  return !isSame(debtor1EmailAddress, accountEmail) && isSame(debtor2EmailAddress, accountEmail)
    ? 2
    : 1
}

/** Returns the viewer's debtor number in a joint case. Undefined in a single case. */
export function findDebtor({
  isJoint,
  isDebtor1,
}: {
  readonly isJoint: boolean
  readonly isDebtor1: boolean
}): 1 | 2 | undefined {
  return isJoint ? (isDebtor1 ? 1 : 2) : undefined
}

/** The label has a debtor number only in a joint case (spec: questionnaire#debtor-in-label). */
export function debtorInLabel(
  matter: DebtorAddresses & { readonly isJoint: boolean },
  accountEmail: string,
): 1 | 2 | undefined {
  return matter.isJoint ? viewerDebtor(matter, accountEmail) : undefined
}

/** True in a joint case with two logins. */
export function haveBothLogins({
  isJoint,
  debtor1EmailAddress,
  debtor2EmailAddress,
}: DebtorAddresses & { readonly isJoint: boolean }): boolean {
  return (
    isJoint &&
    Boolean(debtor1EmailAddress) &&
    Boolean(debtor2EmailAddress) &&
    !isSame(debtor1EmailAddress ?? '', debtor2EmailAddress ?? '')
  )
}

function isSame(a: string, b: string): boolean {
  return comparableEmail(a) === comparableEmail(b)
}
