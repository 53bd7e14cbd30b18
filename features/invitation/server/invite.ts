import { wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import {
  findParticipant,
  type ParticipantKey,
} from '#features/cases/server/participants/participants.ts'
import { forgetUndelivered } from '#features/cases/server/summary/case-changed.ts'
import type { CaseChanged } from '#features/cases/server/summary-facts.ts'
import {
  findGreetingOfCase,
  greetingFor,
  type FirmGreeting,
} from '#features/cases/server/firm-of-case.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Limits } from '#ports/limits.ts'
import type { Outbox } from '#ports/outbox.ts'
import { invitationMessages } from '../rules/messages.ts'
import { insertInvitation, revokeInvitations } from './invitation.store.ts'

export interface InviteDeps {
  readonly ids: Ids
  readonly limits: Limits
  readonly outbox: Outbox
  readonly audit: Audit
  readonly caseChanged: CaseChanged
  /** Without a trailing slash. Links are never built from the Host header of a request. */
  readonly publicUrl: string
}

/**
 * Revokes earlier invitations (spec: accounts#invitation-single-use, accounts#invitation-message).
 * Who calls it has claimed the message (spec: limits#message-limits).
 */
export async function invite(deps: InviteDeps, tx: Tx, key: ParticipantKey): Promise<string> {
  const participant = await findParticipant(tx, key)
  if (!participant) throw new Error('There is no such participant')
  const firm = await greetingFor(tx, key)
  const link = await issueLink(deps, tx, key, firm)
  const { language, givenName } = participant
  const greeting = await findGreetingOfCase(tx, participant)
  const { email, text } = writeInvitation(firm, { language, givenName, greeting, link })
  if (wantsEmail(participant.contactType))
    await deps.outbox.post(tx, { channel: 'email', to: participant.email, about: key, ...email })
  if (wantsText(participant.contactType)) {
    const to = participant.mobilePhone
    await deps.outbox.post(tx, { channel: 'text', to, about: key, body: text })
  }
  const { participantId: object, firmId } = key
  await deps.audit.record({ event: 'invitation.sent', outcome: 'done', firmId, object }, tx)
  await forgetUndelivered(tx, participant.firmId, [participant.caseId])
  await deps.caseChanged(tx, participant)
  return link
}

/** The link of the person stops working, if there is one. */
export async function endInvitation(tx: Tx, key: ParticipantKey): Promise<void> {
  await revokeInvitations(tx, key)
}

/** Stores an invitation that replaces earlier ones. Sends nothing. */
export async function issueLink(
  deps: Pick<InviteDeps, 'ids' | 'publicUrl'>,
  tx: Tx,
  { participantId, firmId }: ParticipantKey,
  { invitationDays: days }: Pick<FirmGreeting, 'invitationDays'>,
): Promise<string> {
  const token = deps.ids.token()
  await insertInvitation(tx, {
    id: deps.ids.rowId(),
    participantId,
    firmId,
    tokenHash: tokenHash(token),
    days,
  })
  return `${deps.publicUrl}/account-creation/${token}`
}

export interface InvitationWords {
  readonly language: Language
  readonly givenName: string
  /** Words of the firm. */
  readonly greeting: string | undefined
  readonly link: string
}

/** The email and the text as a client gets them. */
export function writeInvitation(
  { firmName, invitationDays: days, email: replyTo }: FirmGreeting,
  { language, givenName, greeting: words, link }: InvitationWords,
) {
  const { invitation, invitationText } = invitationMessages[language]
  const greeting = words === undefined ? '' : `${words}\n\n`
  const values = { firmName, givenName, greeting, link, days }
  return {
    email: {
      subject: fillIn(invitation.subject, values),
      body: fillIn(invitation.body, values),
      senderName: firmName,
      ...(replyTo === undefined ? {} : { replyTo }),
    },
    text: fillIn(invitationText, values),
  }
}
