// The spouse's form as it begins, and what is sent of it.
import type { SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { sentSsn } from '../../rules/ordering/ssn.ts'
import type { AddSpouseToOrderMutationVariables } from '../courses.operations.ts'

/** Without the number, which is kept apart. */
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

/** Without the tick nothing of what was typed leaves this page. */
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
