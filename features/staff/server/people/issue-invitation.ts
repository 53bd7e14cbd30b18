import { addStaffMember } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Language } from '#lib/language.ts'
import type { StaffRole } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { invitationDays } from '../../rules/session-life.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { insertLogin } from '../logins.store.ts'
import { hashEmail } from '../email/email-hash.ts'
import { insertInvitation } from './invitations.store.ts'
import { notifyPerson } from '../email/notify-people.ts'

export interface Invitee {
  readonly id: string
  readonly firmId: string
  readonly email: string
}

export interface InvitationOptions {
  /** Null when the operator invites. */
  readonly invitedBy: string | null
  readonly language: Language
  readonly message?: 'invitation' | 'reset'
}

/** Replaces earlier links of the person. Returns the link, which is also mailed. */
export async function issueInvitation(
  deps: StaffDeps,
  tx: FirmTx,
  { id: staffId, firmId, email }: Invitee,
  { invitedBy, language, message = 'invitation' }: InvitationOptions,
): Promise<string> {
  const token = deps.ids.token()
  await insertLogin(tx, { staffId, firmId, emailHash: hashEmail(deps, email) })
  await insertInvitation(tx, tokenHash(token), { staffId, firmId, invitedBy })
  const link = `${deps.publicUrl}/workspace/invitation#token=${token}`
  const values = { link, days: invitationDays }
  await notifyPerson(deps, tx, { firmId, staffId }, language, message, values)
  return link
}

export interface NewPerson {
  readonly firmId: string
  readonly givenName: string
  readonly familyName: string
  /** Comparable form. */
  readonly email: string
  readonly role: StaffRole
}

/** Adds a person to the firm and invites them. */
export async function addPerson(
  deps: StaffDeps,
  tx: FirmTx,
  person: NewPerson,
  options: InvitationOptions,
): Promise<{ readonly staffId: string; readonly link: string }> {
  const staffId = deps.ids.rowId()
  if (!(await addStaffMember(tx, { id: staffId, ...person }))) throw problem('staff.email-in-use')
  return { staffId, link: await issueInvitation(deps, tx, { id: staffId, ...person }, options) }
}
