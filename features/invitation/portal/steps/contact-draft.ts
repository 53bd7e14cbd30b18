import { findContactType, wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import { isPhoneMask, mobileDigits } from '#lib/phone.ts'
import { isBlank } from '#lib/text.ts'
import type { UpdateAccountContactInfoMutationVariables } from '../invitation.operations.ts'
import type { Invitation } from '../open-invitation.ts'

export interface ContactDraft {
  readonly mobilePhone: string
  readonly emailAddress: string
  readonly email: boolean
  readonly text: boolean
}

/** The phone field starts empty; its hint shows the last digits. The default channel is email. */
export function getContactDraft(invitation: Invitation): ContactDraft {
  const contactType = invitation.contactType ?? 1
  return {
    mobilePhone: '',
    emailAddress: invitation.emailAddress ?? '',
    email: wantsEmail(contactType),
    text: wantsText(contactType),
  }
}

/** Returns the input. An empty phone is sent as its mask, which means unchanged. */
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
    contactType: findContactType(draft.email, draft.text) ?? 1,
  }
}
