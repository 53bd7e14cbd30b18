// spec: courses#create-account, courses#form-limits
import type { Finding } from '#lib/problem.ts'
import { isState } from '#lib/states.ts'
import {
  emailShape,
  notTooLong,
  personName,
  phoneShape,
  requireField,
  zipShape,
} from './form-rules.ts'

export interface AccountDetailsForm {
  readonly firstName: string
  readonly lastName: string
  /** Read-only, like the next field. */
  readonly mobilePhone: string
  readonly emailAddress: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export function findAccountDetails(form: AccountDetailsForm): readonly Finding[] {
  return [
    ...personName('firstName', form.firstName, 'courses.account-first-name-required'),
    ...personName('lastName', form.lastName, 'courses.account-last-name-required'),
    ...phoneShape('mobilePhone', form.mobilePhone, 'courses.account-mobile-phone-invalid'),
    ...requireField('emailAddress', form.emailAddress, 'courses.account-email-required'),
    ...emailShape('emailAddress', form.emailAddress, 'courses.account-email-invalid'),
    ...findAccountAddress(form),
    ...notTooLong({ ...form }),
  ]
}

export function findAccountAddress(
  form: Pick<AccountDetailsForm, 'zipCode' | 'state'>,
): readonly Finding[] {
  return [
    ...(isState(form.state) ? [] : [{ code: 'courses.account-state-required', field: 'state' }]),
    ...zipShape('zipCode', form.zipCode),
  ]
}
