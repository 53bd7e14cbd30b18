import { wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import {
  findParticipant,
  type ParticipantKey,
} from '#features/cases/server/participants/participants.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import { tokenHash } from '#features/sign-in/server/sessions/token-hash.ts'
import { fillIn } from '#lib/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Outbox } from '#ports/outbox.ts'
import { invitationMessages } from '../rules/messages.ts'
import { insertInvitation } from './invitation.store.ts'

export interface InviteDeps {
  readonly ids: Ids
  readonly outbox: Outbox
  readonly audit: Audit
  /** Without a trailing slash. Links are never built from the Host header of a request. */
  readonly publicUrl: string
}

/**
 * Revokes earlier invitations (spec: accounts#invitation-single-use, accounts#invitation-message).
 */
export async function invite(deps: InviteDeps, tx: Tx, key: ParticipantKey): Promise<string> {
  const { participantId, firmId } = key
  const participant = await findParticipant(tx, key)
  if (!participant) throw new Error('There is no such participant')
  const { firmName, invitationDays, email: replyTo } = await greetingFor(tx, participant)
  const token = deps.ids.token()
  await insertInvitation(tx, {
    id: deps.ids.rowId(),
    participantId,
    firmId,
    tokenHash: tokenHash(token),
    days: invitationDays,
  })
  const link = `${deps.publicUrl}/account-creation/${token}`
  const messages = invitationMessages[participant.language]
  const values = { firmName, givenName: participant.givenName, link, days: invitationDays }
  if (wantsEmail(participant.contactType)) {
    const { subject, body } = messages.invitation
    const mail = {
      subject: fillIn(subject, values),
      body: fillIn(body, values),
      ...(replyTo === undefined ? {} : { replyTo }),
    }
    await deps.outbox.post(tx, { channel: 'email', to: participant.email, ...mail })
  }
  if (wantsText(participant.contactType)) {
    await deps.outbox.post(tx, {
      channel: 'text',
      to: participant.mobilePhone,
      body: fillIn(messages.invitationText, values),
    })
  }
  await deps.audit.record(
    {
      event: 'invitation.sent',
      outcome: 'done',
      firmId,
      object: participantId,
    },
    tx,
  )
  return link
}
