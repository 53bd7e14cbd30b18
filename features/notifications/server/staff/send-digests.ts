// Runs every ten minutes for each firm (spec: staff-notices#digest).
import { calendarDay } from '#lib/dates.ts'
import { writeDigest } from '../../rules/staff/digest-mail.ts'
import { findNoticeWord } from '../../rules/staff/notices.ts'
import { isDigestDue } from '../../rules/staff/office-hours.ts'
import { listRepresented } from '../../rules/staff/receivers.ts'
import type { DigestDeps, StaffContact } from './deps.ts'
import { toReceiver } from './notify-staff.ts'
import { openParams } from './sealed-title.ts'
import { deleteOldStaffNotices, takeNoticesForDigest } from './staff-notices.store.ts'
import { beginDigest, defaultSettings, listSettingsOfFirm } from './staff-settings.store.ts'

/** Safe to run concurrently: a person's day is taken in the transaction that posts the email. */
export async function sendDigests(deps: DigestDeps, firmId: string): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  const settings = await listSettingsOfFirm(db, firmId)
  const contacts = await deps.listStaffContacts(db, firmId)
  const people = new Map(
    contacts.map((contact) => [
      contact.staffId,
      toReceiver(contact, settings.get(contact.staffId), now),
    ]),
  )
  const due = contacts.filter(({ staffId, timeZone }) => {
    const { digestMinute, latestDigest } = settings.get(staffId) ?? defaultSettings
    return (
      listRepresented(staffId, people).length > 0 &&
      isDigestDue(now, timeZone, { minute: digestMinute, latestDay: latestDigest })
    )
  })
  for (const contact of due)
    await sendDigest(deps, firmId, contact, listRepresented(contact.staffId, people))
  if (due.length > 0) await deleteOldStaffNotices(db, firmId)
}

async function sendDigest(
  deps: DigestDeps,
  firmId: string,
  { staffId, email, timeZone }: StaffContact,
  /** Whose cases are named. */
  representedIds: readonly string[],
): Promise<void> {
  const key = { firmId, staffId }
  await deps.database.transact(async (tx) => {
    if (!(await beginDigest(tx, key, calendarDay(deps.clock.now(), timeZone)))) return
    const waiting = await deps.listWaitingCases(tx, firmId, representedIds)
    const notices = await takeNoticesForDigest(tx, key)
    const news = notices.flatMap(
      (notice) =>
        findNoticeWord(deps.staffNoticeWords, notice.kind)?.line(openParams(deps, notice), 'en') ??
        [],
    )
    const mail = writeDigest(
      { waiting, news },
      {
        link: `${deps.publicUrl}/workspace/`,
        settings: `${deps.publicUrl}/workspace/firm/notices`,
      },
    )
    if (!mail) return
    const body = await deps.withMailFooter(tx, firmId, mail.body)
    await deps.outbox.post(tx, { channel: 'email', to: email, subject: mail.subject, body })
  })
}
