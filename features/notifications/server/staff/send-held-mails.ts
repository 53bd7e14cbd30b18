// Runs every minute for each firm: sends the emails that quiet hours held back.
import type { Database, Tx } from '#ports/database.ts'
import { getEndOfQuietHours } from '../../rules/staff/office-hours.ts'
import type { StaffNoticeDeps } from './deps.ts'
import { composeStaffMail, listMailTurns } from './notify-staff.ts'
import { openParams } from './sealed-title.ts'
import { listDueMails, lockDueMail, setMailDue } from './staff-notices.store.ts'
import { getSettings } from './staff-settings.store.ts'

const maxMails = 200

type HeldMailDeps = StaffNoticeDeps & { readonly database: Database }

/** Safe to run concurrently: the row is locked until the email is in the outbox. */
export async function sendHeldMails(deps: HeldMailDeps, firmId: string): Promise<void> {
  for (;;) {
    const due = await listDueMails(deps.database.db, firmId, maxMails)
    let done = 0
    for (const id of due)
      done += (await deps.database.transact((tx) => sendHeldMail(deps, tx, firmId, id))) ? 1 : 0
    if (due.length < maxMails || done === 0) return
  }
}

async function sendHeldMail(
  deps: HeldMailDeps,
  tx: Tx,
  firmId: string,
  id: string,
): Promise<boolean> {
  const held = await lockDueMail(tx, firmId, id)
  if (!held) return false
  const [contact] = await deps.listStaffContacts(tx, firmId, [held.staffId])
  const { quietHours } = await getSettings(tx, held)
  const now = deps.clock.now()
  // The person may have chosen other hours, and may have left the firm.
  const mayBeMailedAt = getEndOfQuietHours(now, contact?.timeZone ?? 'UTC', quietHours)
  if (contact?.isActive && mayBeMailedAt > now) {
    await setMailDue(tx, held, mayBeMailedAt)
    return true
  }
  await setMailDue(tx, held, null)
  if (contact?.isActive && held.readAt === null) {
    const mail = await composeStaffMail(deps, tx, { ...held, params: openParams(deps, held) })
    const turns = listMailTurns(held)
    await deps.outbox.post(tx, { channel: 'email', to: contact.email, turns, ...mail })
  }
  return true
}
