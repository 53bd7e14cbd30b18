// spec: courses#customer-details, courses#form-limits
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

/** mailingAddress, selectState and zipCode are sent as street, state and zip. */
export interface CustomerDetailsForm {
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
  readonly suffix: string
  readonly homePhone: string
  readonly mobilePhone: string
  readonly workPhone: string
  readonly emailAddress: string
  readonly mailingAddress: string
  readonly city: string
  readonly selectState: string
  readonly zipCode: string
}

export function findCustomerDetails(form: CustomerDetailsForm): readonly Finding[] {
  return [
    ...personName('firstName', form.firstName, 'courses.customer-first-name-required'),
    ...personName('lastName', form.lastName, 'courses.customer-last-name-required'),
    ...([...form.middleName.trim()].length > 1 || /[<>]/.test(form.middleName)
      ? [{ code: 'courses.customer-middle-initial', field: 'middleName' }]
      : []),
    ...phoneShape('homePhone', form.homePhone, 'courses.customer-home-phone-invalid'),
    ...phoneShape('mobilePhone', form.mobilePhone, 'courses.customer-mobile-phone-invalid'),
    ...phoneShape('workPhone', form.workPhone, 'courses.customer-work-phone-invalid'),
    ...requireField('emailAddress', form.emailAddress, 'courses.customer-email-required'),
    ...emailShape('emailAddress', form.emailAddress, 'courses.customer-email-invalid'),
    ...(isState(form.selectState)
      ? []
      : [{ code: 'courses.customer-state-required', field: 'selectState' }]),
    ...zipShape('zipCode', form.zipCode),
    ...notTooLong({ ...form }),
  ]
}

/** True when nothing changed: Submit then continues without saving. */
export function isUnchanged(before: CustomerDetailsForm, after: CustomerDetailsForm): boolean {
  return (Object.keys(before) as ReadonlyArray<keyof CustomerDetailsForm>).every(
    (field) => before[field].trim() === after[field].trim(),
  )
}
