import { comparableEmail } from '#lib/email.ts'
import { readablePhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import type { casesFirmProblems } from './firm-problems.ts'

export interface Contact {
  readonly email: string
  /** Ten digits. */
  readonly mobilePhone: string
}

interface SharedContact extends Finding {
  readonly code: Extract<keyof typeof casesFirmProblems, 'cases.same-email' | 'cases.same-mobile'>
}

/** The email address is the user ID, so it is never shared. A shared phone needs consent. */
export function findSharedContact(
  contact: Contact,
  two: Contact,
  isPhoneShared: boolean,
): SharedContact | undefined {
  const email = comparableEmail(contact.email)
  if (email === comparableEmail(two.email)) return { code: 'cases.same-email', params: { email } }
  if (contact.mobilePhone !== two.mobilePhone || isPhoneShared) return undefined
  return { code: 'cases.same-mobile', params: { mobile: readablePhone(contact.mobilePhone) } }
}
