// spec: courses#look-up-own, courses#ssn-field
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { notTooLong, requireField } from './form-rules.ts'
import { isSsnOrMask } from './ssn.ts'

export interface UserVerificationForm {
  readonly lastName: string
  /** Typed with or without dashes, or the mask of the stored number. */
  readonly ssn: string
}

export function findUserVerification(form: UserVerificationForm): readonly Finding[] {
  return [
    ...requireField('lastName', form.lastName, 'courses.verification-last-name-required'),
    ...requireField('ssn', form.ssn, 'courses.verification-ssn-required'),
    ...(isBlank(form.ssn) || isSsnOrMask(form.ssn)
      ? []
      : [{ code: 'courses.verification-ssn-invalid', field: 'ssn' }]),
    ...notTooLong({ ...form }),
  ]
}
