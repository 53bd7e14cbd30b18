// What is typed on the contact screen, and what of it is sent: a phone left empty or masked goes back as its mask, which means unchanged.
import { contactTypeOf, wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import { isPhoneMask, mobileDigits } from '#lib/phone.ts'
import { isBlank } from '#lib/text.ts'
import type { UpdateAccountContactInfoMutationVariables } from '../invitation.operations.ts'
import type { Invitation } from '../resume/open-invitation.ts'

export interface ContactDraft {
  readonly mobilePhone: string
  readonly emailAddress: string
  readonly email: boolean
  readonly text: boolean
}

/** The screen as it opens: the phone empty (its end stands in the hint), the rest as the firm gave it. Default channel: e-mail. */
export function contactDraftOf(invitation: Invitation): ContactDraft {
  const contactType = invitation.contactType ?? 1
  return {
    mobilePhone: '',
    emailAddress: invitation.emailAddress ?? '',
    email: wantsEmail(contactType),
    text: wantsText(contactType),
  }
}

/** What `updateAccountContactInfo` receives. Call it when the rules find nothing wrong. */
export function contactVariables(
  invitationGuid: string,
  invitation: Invitation,
  draft: ContactDraft,
): UpdateAccountContactInfoMutationVariables {
  const emailAddress = draft.emailAddress.trim()
  const isUnchanged = isBlank(draft.mobilePhone) || isPhoneMask(draft.mobilePhone)
  return {
    userName: invitation.userName ?? emailAddress,
    invitationGuid,
    emailAddress,
    mobilePhone:
      (isUnchanged ? invitation.mobilePhone : mobileDigits(draft.mobilePhone)) ?? draft.mobilePhone,
    contactType: contactTypeOf(draft.email, draft.text) ?? 1,
  }
}
