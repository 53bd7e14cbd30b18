import type {
  StaffAbsence,
  StaffNoticeSettings,
  StaffNoticeSettingsInput,
} from '#contract/workspace.generated.ts'
import { calendarDay, calendarDayAfter, isCalendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import {
  fromContractGroup,
  fromContractMailTime,
  toContractGroup,
  toContractMailTime,
} from '../../rules/staff/contract-words.ts'
import { getMailTime, staffNoticeGroups } from '../../rules/staff/notices.ts'
import {
  formatTime,
  isAway,
  parseTime,
  type Absence,
  type QuietHours,
} from '../../rules/staff/office-hours.ts'
import type { StaffContact, StaffNoticePagesDeps } from './deps.ts'
import {
  defaultSettings,
  getSettings,
  listSettingsOfFirm,
  saveAbsence,
  saveSettings,
} from './staff-settings.store.ts'

/** The longest absence, in days. */
const maxAbsenceDays = 366

export async function readStaffNoticeSettings(
  deps: StaffNoticePagesDeps,
  viewer: StaffViewer,
): Promise<StaffNoticeSettings> {
  const { firmId, staffId } = viewer
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const settings = await listSettingsOfFirm(db, firmId)
  const { mailByGroup, digestMinute, quietHours, absence } =
    settings.get(staffId) ?? defaultSettings
  const contacts = new Map(
    (await deps.listStaffContacts(db, firmId)).map((contact) => [contact.staffId, contact]),
  )
  const { email, timeZone } = getContact(contacts.get(staffId))
  const now = deps.clock.now()
  const isOver = absence === undefined || absence.until < calendarDay(now, timeZone)
  return {
    email,
    timeZone,
    mails: staffNoticeGroups.map((group) => ({
      group: toContractGroup(group),
      mail: toContractMailTime(getMailTime(mailByGroup, group)),
    })),
    digestTime: digestMinute === null ? null : formatTime(digestMinute),
    quietHours: quietHours
      ? { from: formatTime(quietHours.from), until: formatTime(quietHours.until) }
      : null,
    absence: isOver ? null : toContractAbsence(absence, contacts.get(absence.substituteId)),
    standsInFor: [...settings].flatMap(([colleagueId, { absence: otherAbsence }]) => {
      const colleague = contacts.get(colleagueId)
      const isOwn = otherAbsence?.substituteId === staffId
      return colleague?.isActive && isOwn && isAway(now, colleague.timeZone, otherAbsence)
        ? [colleague.name]
        : []
    }),
  }
}

export async function saveStaffNoticeSettings(
  deps: StaffNoticePagesDeps,
  viewer: StaffViewer,
  { mails, digestTime, quietHours }: StaffNoticeSettingsInput,
): Promise<void> {
  const digestMinute = digestTime == null ? null : readTime(digestTime)
  const hours = quietHours ? readQuietHours(quietHours) : undefined
  const chosen = Object.fromEntries(
    mails.map(({ group, mail }) => [fromContractGroup(group), fromContractMailTime(mail)]),
  )
  await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const { mailByGroup } = await getSettings(tx, viewer)
    await saveSettings(tx, viewer, {
      mailByGroup: { ...mailByGroup, ...chosen },
      digestMinute,
      quietHours: hours,
    })
  })
}

export interface OutOfOfficeInput {
  readonly from?: string | null
  readonly until?: string | null
  readonly colleagueId?: string | null
}

/** Without a colleague, ends the absence. */
export async function setOutOfOffice(
  deps: StaffNoticePagesDeps,
  viewer: StaffViewer,
  { from, until, colleagueId }: OutOfOfficeInput,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    if (colleagueId == null) return saveAbsence(tx, viewer, undefined)
    const substituteId = await requireColleague(deps, tx, viewer, colleagueId)
    const [self] = await deps.listStaffContacts(tx, viewer.firmId, [viewer.staffId])
    const today = calendarDay(deps.clock.now(), getContact(self).timeZone)
    await saveAbsence(tx, viewer, { ...readDays(from, until, today), substituteId })
  })
}

/** A person of another firm is as absent as an unknown one. */
async function requireColleague(
  deps: StaffNoticePagesDeps,
  db: Db,
  { firmId, staffId }: StaffViewer,
  colleagueId: string,
): Promise<string> {
  if (!isUuid(colleagueId) || colleagueId === staffId)
    throw problem('notifications.colleague-absent')
  const [colleague] = await deps.listStaffContacts(db, firmId, [colleagueId])
  if (!colleague?.isActive) throw problem('notifications.colleague-absent')
  return colleague.staffId
}

function readDays(
  from: string | null | undefined,
  until: string | null | undefined,
  today: string,
): Pick<Absence, 'from' | 'until'> {
  if (from == null || until == null || !isCalendarDay(from) || !isCalendarDay(until))
    throw problem('notifications.absence-days')
  if (until < from || until < today || until > calendarDayAfter(from, maxAbsenceDays))
    throw problem('notifications.absence-days')
  return { from, until }
}

function readTime(text: string): number {
  const minute = parseTime(text)
  if (minute === undefined) throw problem('notifications.time-of-day')
  return minute
}

function readQuietHours(hours: { readonly from: string; readonly until: string }): QuietHours {
  const [from, until] = [readTime(hours.from), readTime(hours.until)]
  if (from === until) throw problem('notifications.quiet-hours-empty')
  return { from, until }
}

function toContractAbsence(
  { from, until, substituteId }: Absence,
  colleague: StaffContact | undefined,
): StaffAbsence {
  return { from, until, colleagueId: substituteId, colleagueName: colleague?.name ?? '' }
}

function getContact(contact: StaffContact | undefined): StaffContact {
  if (!contact) throw new Error('The person who reads is missing')
  return contact
}
