// spec: courses#add-spouse-step, courses#form-limits
import type { Finding } from '#lib/problem.ts'
import { isState } from '#lib/states.ts'
import { isBlank } from '#lib/text.ts'
import {
  emailShape,
  notTooLong,
  personName,
  phoneShape,
  requireField,
  zipShape,
} from './form-rules.ts'
import { isSsn } from './ssn.ts'

export interface SpouseForm {
  readonly addSpouse: boolean
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** No mask, because no number is stored. */
  readonly ssn: string
  readonly emailAddress: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export function findSpouse(form: SpouseForm): readonly Finding[] {
  if (!form.addSpouse) return []
  return [
    ...personName('firstName', form.firstName, 'courses.spouse-first-name-required'),
    ...personName('lastName', form.lastName, 'courses.spouse-last-name-required'),
    ...requireField('phone', form.phone, 'courses.spouse-phone-required'),
    ...phoneShape('phone', form.phone, 'courses.spouse-phone-invalid'),
    ...requireField('ssn', form.ssn, 'courses.spouse-ssn-required'),
    ...(isBlank(form.ssn) || isSsn(form.ssn)
      ? []
      : [{ code: 'courses.spouse-ssn-invalid', field: 'ssn' }]),
    ...requireField('emailAddress', form.emailAddress, 'courses.spouse-email-required'),
    ...emailShape('emailAddress', form.emailAddress, 'courses.spouse-email-invalid'),
    ...requireField('street', form.street, 'courses.spouse-street-required'),
    ...requireField('city', form.city, 'courses.spouse-city-required'),
    ...(isState(form.state) ? [] : [{ code: 'courses.spouse-state-required', field: 'state' }]),
    ...requireField('zipCode', form.zipCode, 'courses.spouse-zip-required'),
    ...zipShape('zipCode', form.zipCode),
    ...notTooLong({ ...form }),
  ]
}
