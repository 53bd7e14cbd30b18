// The form with which an order is looked up: who somebody is, in two fields (seeds/002, section 5).
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { notTooLong, required } from './form-rules.ts'
import { isSsnOrMask } from './ssn.ts'

export interface UserVerificationForm {
  /** Prefilled and read-only. */
  readonly lastName: string
  /** Typed with or without dashes, or the mask of the stored one. */
  readonly ssn: string
}

export function findUserVerification(form: UserVerificationForm): readonly Finding[] {
  return [
    ...required('lastName', form.lastName, 'courses.verification-last-name-required'),
    ...required('ssn', form.ssn, 'courses.verification-ssn-required'),
    ...(isBlank(form.ssn) || isSsnOrMask(form.ssn)
      ? []
      : [{ code: 'courses.verification-ssn-invalid', field: 'ssn' }]),
    ...notTooLong({ ...form }),
  ]
}

/** True for the name of the account: white space around it, case and accents do not count (decisions-courses A5.3). */
export function isSameLastName(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other)
}

function comparableName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
