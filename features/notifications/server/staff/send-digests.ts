// Runs every ten minutes for each firm (spec: staff-notices#digest).
import { calendarDay } from '#lib/dates.ts'
import { writeDigest } from '../../rules/staff/digest-mail.ts'
import { findNoticeWord } from '../../rules/staff/notices.ts'
import { isAway, isDigestDue } from '../../rules/staff/office-hours.ts'
import type { DigestDeps, StaffContact } from './deps.ts'
import { openParams } from './sealed-title.ts'
import { deleteOldStaffNotices, takeNoticesForDigest } from './staff-notices.store.ts'
import {
  beginDigest,
  defaultSettings,
  listSettingsOfFirm,
  type StaffSettings,
} from './staff-settings.store.ts'

/** Safe to run concurrently: a person's day is taken in the transaction that posts the email. */
export async function sendDigests(deps: DigestDeps, firmId: string): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  const settings = await listSettingsOfFirm(db, firmId)
  const contacts = await deps.listStaffContacts(db, firmId)
  const due = contacts.filter(({ staffId, isActive, timeZone }) => {
    const { digestMinute, latestDigest, absence } = settings.get(staffId) ?? defaultSettings
    const digest = { minute: digestMinute, latestDay: latestDigest }
    return isActive && !isAway(now, timeZone, absence) && isDigestDue(now, timeZone, digest)
  })
  for (const contact of due)
    await sendDigest(deps, firmId, contact, listAbsentColleagues(contact, contacts, settings, now))
  if (due.length > 0) await deleteOldStaffNotices(db, firmId)
}

async function sendDigest(
  deps: DigestDeps,
  firmId: string,
  { staffId, email, timeZone }: StaffContact,
  absentColleagueIds: readonly string[],
): Promise<void> {
  const key = { firmId, staffId }
  await deps.database.transact(async (tx) => {
    if (!(await beginDigest(tx, key, calendarDay(deps.clock.now(), timeZone)))) return
    const waiting = await deps.listWaitingCases(tx, firmId, [staffId, ...absentColleagueIds])
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

/** Colleagues for whom this person stands in today. */
function listAbsentColleagues(
  { staffId }: StaffContact,
  contacts: readonly StaffContact[],
  settings: ReadonlyMap<string, StaffSettings>,
  now: Date,
): readonly string[] {
  return contacts.flatMap((colleague) => {
    const absence = settings.get(colleague.staffId)?.absence
    return absence?.substituteId === staffId && isAway(now, colleague.timeZone, absence)
      ? [colleague.staffId]
      : []
  })
}
