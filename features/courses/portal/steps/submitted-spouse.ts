import type { SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { toSubmittedSsn } from '../../rules/ordering/ssn.ts'
import type { AddSpouseToOrderMutationVariables } from '../courses.operations.ts'

export const noSpouse: Omit<SpouseForm, 'ssn'> = {
  addSpouse: false,
  firstName: '',
  lastName: '',
  phone: '',
  emailAddress: '',
  street: '',
  zipCode: '',
  city: '',
  state: '',
}

export type SpouseName = Pick<SpouseForm, 'firstName' | 'lastName'>

type SubmittedSpouse = Omit<
  AddSpouseToOrderMutationVariables,
  'caseId' | 'courseType' | 'isDebtor1'
>

/** Sends none of the fields unless the box is checked. */
export function toSubmittedSpouse(form: SpouseForm): SubmittedSpouse {
  if (!form.addSpouse) return { addSpouse: false }
  return {
    addSpouse: true,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    ssn: toSubmittedSsn(form.ssn),
    street: form.street.trim(),
    city: form.city.trim(),
    stateCode: form.state,
    zipCode: form.zipCode.trim(),
    mobilePhoneNumber: form.phone.trim(),
    emailAddress: form.emailAddress.trim(),
  }
}
