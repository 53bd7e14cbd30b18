import { wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import type { LimitedMessage } from '#features/notifications/rules/message-limits.ts'
import { comparableEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'

export interface InvitedPerson {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  readonly contactType: number
}

/** Counted by address: the same one may be in several cases. */
export function toInvitations(firmId: string, people: readonly InvitedPerson[]): LimitedMessage {
  return {
    kind: 'invitation',
    firmId,
    recipients: people.map(({ givenName, familyName, email, mobilePhone, contactType }) => ({
      name: `${givenName} ${familyName}`,
      addresses: [
        ...(wantsEmail(contactType) ? [comparableEmail(email)] : []),
        ...(wantsText(contactType) ? [mobileDigits(mobilePhone) ?? mobilePhone] : []),
      ],
    })),
  }
}

/** What staff do about the login or the place of a client is announced to the client. */
export function toLoginMessage(
  { firmId }: { readonly firmId: string },
  { id, givenName, familyName }: Pick<ParticipantRecord, 'id' | 'givenName' | 'familyName'>,
): LimitedMessage {
  const recipient = { name: `${givenName} ${familyName}`, addresses: [id] }
  return { kind: 'login', firmId, recipients: [recipient] }
}
