// What the order says of a person, in the names of the form, and back.
import { isBlank } from '#lib/text.ts'
import type { CustomerDetailsForm } from '../../rules/ordering/customer-details-form.ts'
import type {
  OrderedPersonFragment,
  SavePrimaryApplicantDetailsMutationVariables,
} from '../courses.operations.ts'

/** Nothing on file is an empty field. */
export function formOf(person: OrderedPersonFragment): CustomerDetailsForm {
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

/** The form with what is only read as it is on file, whatever was kept of an earlier one (decisions-courses A2.14). */
export function heldTo(
  { mobilePhone, emailAddress }: Pick<OrderedPersonFragment, 'mobilePhone' | 'emailAddress'>,
  form: CustomerDetailsForm,
): CustomerDetailsForm {
  return {
    ...form,
    ...(isBlank(mobilePhone) ? {} : { mobilePhone: mobilePhone ?? '' }),
    ...(isBlank(emailAddress) ? {} : { emailAddress: emailAddress ?? '' }),
  }
}

/** Trimmed, under the names of the call; what is only read goes back as it came. */
export function sentDetails(
  person: OrderedPersonFragment,
  typed: CustomerDetailsForm,
): SavePrimaryApplicantDetailsMutationVariables {
  const { caseId, orderId, orderKey, personId } = person
  const form = heldTo(person, typed)
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

/** True for the address, or the number, that somebody logs in with: its label then says so (seeds/002, section 5). */
export function isUserId(value: string, userName: string | undefined): boolean {
  return (
    userName !== undefined &&
    !isBlank(value) &&
    value.trim().toLowerCase() === userName.trim().toLowerCase()
  )
}
