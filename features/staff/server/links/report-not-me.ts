// "This was not me" (spec: staff#not-me).
import { emailOfFirm, nameOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { fillIn } from '#lib/problem.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { linksPerSource } from '../../rules/lockout.ts'
import { staffMessages } from '../../rules/messages.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin } from '../logins.store.ts'
import { withMailFooter } from '../settings/mail-footer.ts'
import { listActiveAdministrators } from '../people/administrators.ts'
import { endAccess } from '../end-access.ts'
import { notifyPerson } from '../email/notify-people.ts'
import { findLink, spendLink, type LinkRecord } from './links.store.ts'

/**
 * Ends all sessions and removes the credentials, as a reset does. An administrator sends the new
 * link: if this one came with it, a mailbox alone would replace the second step (decision 0049).
 */
export async function reportNotMe(deps: StaffDeps, source: Source, token: string): Promise<void> {
  if (!(await deps.limits.take(linksPerSource, `ip:${source.ip}`))) throw problem('staff.too-many')
  const hash = tokenHash(token)
  const link = await findLink(deps.workspaceDatabase.forSignIn([hash]).db, hash, 'not-me')
  if (!link) throw problem('staff.not-me-link-over')
  const { firmId, staffId } = link
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    await lockLogin(tx, staffId)
    const member = await findStaffMember(tx, { firmId, staffId })
    const isOpen = member?.disabledAt === null && (await spendLink(tx, hash, 'not-me'))
    if (!isOpen) throw problem('staff.not-me-link-over')
    await endAccess(tx, staffId, 'not-me')
    const facts = { ...getLoginFacts(source, link), object: staffId }
    await deps.audit.record({ event: 'staff.not-me', outcome: 'done', ...facts }, tx)
    await notifyPerson(deps, tx, { firmId, staffId }, source.language, 'notMe')
    await alertAdministrators(deps, tx, source, link)
  })
}

/** Without another administrator who can log in, the address of the firm gets the message. */
async function alertAdministrators(
  deps: StaffDeps,
  tx: FirmTx,
  { language }: Source,
  { firmId, staffId }: LinkRecord,
): Promise<void> {
  const person = await findStaffMember(tx, { firmId, staffId })
  if (!person) throw new Error('The person who reported is missing')
  const addresses = (await listActiveAdministrators(tx, firmId)).map(({ email }) => email)
  const { alert } = staffMessages[language]
  const params = {
    firmName: await nameOfFirm(tx, firmId),
    name: `${person.givenName} ${person.familyName}`,
    email: person.email,
  }
  const subject = fillIn(alert.subject, params)
  const emailOfOffice = addresses.length === 0 ? await emailOfFirm(tx, firmId) : undefined
  const words = addresses.length === 0 ? alert.withoutAdministrator : alert.body
  const body = await withMailFooter(tx, firmId, fillIn(words, params), language)
  for (const to of [...addresses, ...(emailOfOffice === undefined ? [] : [emailOfOffice])])
    await deps.outbox.post(tx, { channel: 'email', to, subject, body })
}
