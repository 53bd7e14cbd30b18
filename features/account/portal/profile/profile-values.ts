import type { Finding } from '#lib/problem.ts'
import { isUnchanged, pickDetails, type AccountDetails } from '../../rules/account-details.ts'
import { findContactType, wantsEmail, wantsText } from '../../rules/contact-type.ts'
import type { AccountInput, WholeAccountFragment } from '../account.operations.ts'
import { getDetails, getInput } from '../details-of-account.ts'

export interface ProfileValues extends AccountDetails {
  readonly byEmail: boolean
  readonly byText: boolean
}

export function getProfileValues(account: WholeAccountFragment): ProfileValues {
  return {
    ...getDetails(account),
    byEmail: wantsEmail(account.contactType),
    byText: wantsText(account.contactType),
  }
}

/** At least one contact type must be chosen. */
export function notifyFindings({ byEmail, byText }: ProfileValues): readonly Finding[] {
  return findContactType(byEmail, byText) === undefined
    ? [{ code: 'account.profile-contact-type-required', field: 'contactType' }]
    : []
}

/** True when nothing was changed (spec: accounts#details-unchanged). */
export function isUnchangedProfile(before: ProfileValues, after: ProfileValues): boolean {
  return (
    before.byEmail === after.byEmail &&
    before.byText === after.byText &&
    isUnchanged(pickDetails(before), pickDetails(after))
  )
}

/** Omits the contact type when none was chosen, which the form refuses. */
export function profileInput(accountId: string, values: ProfileValues): AccountInput {
  const contactType = findContactType(values.byEmail, values.byText)
  return {
    ...getInput(accountId, pickDetails(values)),
    ...(contactType === undefined ? {} : { contactType }),
  }
}
