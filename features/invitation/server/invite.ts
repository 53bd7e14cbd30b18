// Invites somebody to a case: a link by e-mail, or by text when that is how they want to hear.
import { wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import { tokenHash } from '#features/sign-in/server/sessions/token-hash.ts'
import { fillIn } from '#lib/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Outbox } from '#ports/outbox.ts'
import { invitationMessages } from '../rules/messages.ts'
import { insertInvitation } from './invitation.store.ts'

export interface InvitingWorld {
  readonly ids: Ids
  readonly outbox: Outbox
  readonly audit: Audit
  /** Where the portal is reached, without a slash at the end. Links never come from a request's Host. */
  readonly publicUrl: string
}

/** Answers the link. The message speaks the person's language. Earlier invitations of the same person are dead from now on (decisions 2.3). */
export async function invite(world: InvitingWorld, tx: Tx, participantId: string): Promise<string> {
  const participant = await findParticipant(tx, participantId)
  if (!participant) throw new Error('There is no such participant')
  const { firmName, invitationDays, email: replyTo } = await greetingFor(tx, participant)
  const token = world.ids.token()
  await insertInvitation(tx, {
    id: world.ids.rowId(),
    firmId: participant.firmId,
    participantId,
    tokenHash: tokenHash(token),
    days: invitationDays,
  })
  const link = `${world.publicUrl}/account-creation/${token}`
  const messages = invitationMessages[participant.language]
  const values = { firmName, givenName: participant.givenName, link, days: invitationDays }
  if (wantsEmail(participant.contactType)) {
    const { subject, body } = messages.invitation
    const mail = {
      subject: fillIn(subject, values),
      body: fillIn(body, values),
      ...(replyTo === undefined ? {} : { replyTo }),
    }
    await world.outbox.post(tx, { channel: 'email', to: participant.email, ...mail })
  }
  if (wantsText(participant.contactType)) {
    await world.outbox.post(tx, {
      channel: 'text',
      to: participant.mobilePhone,
      body: fillIn(messages.invitationText, values),
    })
  }
  await world.audit.record(
    {
      event: 'invitation.sent',
      outcome: 'done',
      firmId: participant.firmId,
      object: participantId,
    },
    tx,
  )
  return link
}
