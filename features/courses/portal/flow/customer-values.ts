import { comparableEmail } from '#lib/email.ts'
import { isBlank } from '#lib/text.ts'
import type { CustomerDetailsForm } from '../../rules/ordering/customer-details-form.ts'
import type {
  OrderedPersonFragment,
  SavePrimaryApplicantDetailsMutationVariables,
} from '../courses.operations.ts'

/** Missing values become empty fields. */
export function toForm(person: OrderedPersonFragment): CustomerDetailsForm {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    middleName: person.middleName ?? '',
    suffix: person.suffix ?? '',
    homePhone: person.homePhone ?? '',
    mobilePhone: person.mobilePhone ?? '',
    workPhone: person.workPhone ?? '',
    emailAddress: person.emailAddress ?? '',
    mailingAddress: person.street ?? '',
    city: person.city ?? '',
    selectState: person.state ?? '',
    zipCode: person.zip ?? '',
  }
}

/** Resets the read-only fields to the stored values (spec: courses#read-only-details). */
export function limitedTo(
  { mobilePhone, emailAddress }: Pick<OrderedPersonFragment, 'mobilePhone' | 'emailAddress'>,
  form: CustomerDetailsForm,
): CustomerDetailsForm {
  return {
    ...form,
    ...(isBlank(mobilePhone) ? {} : { mobilePhone: mobilePhone ?? '' }),
    ...(isBlank(emailAddress) ? {} : { emailAddress: emailAddress ?? '' }),
  }
}

/** Trims the values. Read-only values are sent unchanged. */
export function toSubmittedDetails(
  person: OrderedPersonFragment,
  typed: CustomerDetailsForm,
): SavePrimaryApplicantDetailsMutationVariables {
  const { caseId, orderId, orderKey, personId } = person
  const form = limitedTo(person, typed)
  return {
    caseId,
    orderId,
    orderKey,
    personId,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    middleName: form.middleName.trim(),
    suffix: form.suffix.trim(),
    homePhone: form.homePhone.trim(),
    mobilePhone: isBlank(person.mobilePhone) ? form.mobilePhone.trim() : form.mobilePhone,
    workPhone: form.workPhone.trim(),
    emailAddress: isBlank(person.emailAddress) ? form.emailAddress.trim() : form.emailAddress,
    street: form.mailingAddress.trim(),
    city: form.city.trim(),
    state: form.selectState,
    zip: form.zipCode.trim(),
  }
}

/** True for the email address or phone number of the login (spec: courses#read-only-details). */
export function isUserId(value: string, userName: string | undefined): boolean {
  return (
    userName !== undefined &&
    !isBlank(value) &&
    comparableEmail(value) === comparableEmail(userName)
  )
}
