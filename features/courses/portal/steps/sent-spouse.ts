import type { SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { sentSsn } from '../../rules/ordering/ssn.ts'
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

type Sent = Omit<AddSpouseToOrderMutationVariables, 'caseId' | 'courseType' | 'isDebtor1'>

/** Sends none of the fields unless the box is checked. */
export function sentSpouse(form: SpouseForm): Sent {
  if (!form.addSpouse) return { addSpouse: false }
  return {
    addSpouse: true,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    ssn: sentSsn(form.ssn),
    street: form.street.trim(),
    city: form.city.trim(),
    stateCode: form.state,
    zipCode: form.zipCode.trim(),
    mobilePhoneNumber: form.phone.trim(),
    emailAddress: form.emailAddress.trim(),
  }
}
