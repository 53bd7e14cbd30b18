import { nameOfFirm, type StaffKey } from '#features/firm/server/firms.ts'
import { findStaffMember, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import type { LimitedMessage } from '#features/notifications/rules/message-limits.ts'
import type { Language } from '#lib/language.ts'
import { fillIn, type ProblemParams } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { staffMessages } from '../../rules/messages.ts'
import type { StaffDeps } from '../deps.ts'
import { withMailFooter } from '../settings/mail-footer.ts'

type PersonMessage =
  | 'invitation'
  | 'reset'
  | 'deactivated'
  | 'roleChanged'
  | 'authenticatorSetUp'
  | 'newBrowser'
  | 'notMe'
  | 'passwordChanged'
  | 'passwordReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodeUsed'
  | 'refreshReused'

export type Colleague = Pick<StaffMemberRecord, 'id' | 'givenName' | 'familyName'>

/** Messages to one person count together, whatever they are about. */
export function toColleagueMessage(
  firmId: string,
  { id, givenName, familyName }: Colleague,
): LimitedMessage {
  const recipient = { name: `${givenName} ${familyName}`, addresses: [id] }
  return { kind: 'colleague', firmId, recipients: [recipient] }
}

/** Writes to the person whom the message is about. */
export async function notifyPerson(
  deps: StaffDeps,
  tx: Tx,
  key: StaffKey,
  language: Language,
  message: PersonMessage,
  values: ProblemParams = {},
): Promise<void> {
  const member = await findStaffMember(tx, key)
  if (!member) throw new Error('The person to notify is missing')
  const { subject, body } = staffMessages[language][message]
  const { firmId } = key
  const firmName = await nameOfFirm(tx, firmId)
  const params = { firmName, givenName: member.givenName, ...values }
  await deps.outbox.post(tx, {
    channel: 'email',
    to: member.email,
    senderName: firmName,
    subject: fillIn(subject, params),
    body: await withMailFooter(tx, firmId, fillIn(body, params), language),
  })
}

export type PeopleChange = 'invited' | 'deactivated' | 'reactivated' | 'reset' | 'roleChanged'

/** Writes to the administrator who acted, in case the session is in wrong hands. */
export async function confirmChange(
  deps: StaffDeps,
  tx: Tx,
  { firmId, staffId, source: { language } }: StaffViewer,
  change: PeopleChange,
  member: StaffMemberRecord,
): Promise<void> {
  const actor = await findStaffMember(tx, { firmId, staffId })
  if (!actor) throw new Error('The person who acts is missing')
  const messages = staffMessages[language]
  const params = {
    firmName: await nameOfFirm(tx, firmId),
    name: `${member.givenName} ${member.familyName}`,
    email: member.email,
    role: messages.roles[member.role],
  }
  const text = `${fillIn(messages.byYou[change], params)}\n\n${messages.byYou.notYou}\n`
  await deps.outbox.post(tx, {
    channel: 'email',
    to: actor.email,
    subject: fillIn(messages.byYou.subject, params),
    body: await withMailFooter(tx, firmId, text, language),
  })
}
