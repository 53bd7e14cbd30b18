import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { fillIn } from '#lib/problem.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Turn } from '#ports/limits.ts'
import { listTurns } from '../../rules/message-limits.ts'
import { staffMailWords } from '../../rules/staff/mail-words.en.ts'
import {
  findNoticeWord,
  getMailTime,
  getNoticePath,
  type StaffMail,
  type StaffNoticeParams,
} from '../../rules/staff/notices.ts'
import { getEndOfQuietHours, isAway } from '../../rules/staff/office-hours.ts'
import { chooseReceivers, type Receiver } from '../../rules/staff/receivers.ts'
import type { StaffContact, StaffNoticeDeps } from './deps.ts'
import { sealTitle, withTitle, type NoticeTitle } from './sealed-title.ts'
import { insertStaffNotices, type NewStaffNotice, type StaffKey } from './staff-notices.store.ts'
import {
  defaultSettings,
  listSettingsForNotice,
  type StaffSettings,
} from './staff-settings.store.ts'

export interface StaffNotice extends CaseOfFirm {
  /** Selects the words, the group and the page. */
  readonly kind: string
  readonly params: StaffNoticeParams
  /** The value `title` of the words, which is stored sealed. */
  readonly title?: NoticeTitle
}

export interface StaffNoticeAudience {
  /** Who works on the case. */
  readonly staffIds: readonly string[]
  /** Who acted, if it was a person of the firm. */
  readonly actorId?: string | undefined
  /** An email that would leave at once waits for the digest. */
  readonly isMailedLater?: boolean | undefined
}

/**
 * Writes a notice for each recipient, and emails those who want it at once. Returns false, and
 * writes nothing, if none of them works at the firm any more.
 */
export async function notifyStaff(
  deps: StaffNoticeDeps,
  tx: Tx,
  notice: StaffNotice,
  { staffIds, actorId, isMailedLater = false }: StaffNoticeAudience,
): Promise<boolean> {
  const { firmId } = notice
  const settings = await listSettingsForNotice(tx, firmId, staffIds)
  const contacts = await listContacts(deps, tx, firmId, staffIds, settings)
  if (!staffIds.some((staffId) => contacts.get(staffId)?.isActive)) return false
  const now = deps.clock.now()
  const people = new Map(
    [...contacts].map(([staffId, contact]) => [
      staffId,
      toReceiver(contact, settings.get(staffId), now),
    ]),
  )
  const plans = chooseReceivers(staffIds, actorId, people).flatMap((staffId) => {
    const contact = contacts.get(staffId)
    if (!contact) return []
    const own = settings.get(staffId) ?? defaultSettings
    return [planNotice(deps, notice, contact, own, { now, isMailedLater })]
  })
  await insertStaffNotices(
    tx,
    plans.map(({ row }) => row),
  )
  const mailed = plans.flatMap(({ row, mailedTo: to }) =>
    to === undefined ? [] : [{ ...row, to }],
  )
  if (mailed.length === 0) return true
  const { title, params } = notice
  const mail = await composeStaffMail(deps, tx, {
    ...notice,
    params: title === undefined ? params : withTitle(params, title.text),
  })
  for (const { to, ...key } of mailed)
    await deps.outbox.post(tx, { channel: 'email', to, turns: listMailTurns(key), ...mail })
  return true
}

/**
 * Claimed when the email is delivered: counts that are locked here would wait for the cases that
 * other transactions have locked.
 */
export function listMailTurns({ firmId, staffId }: StaffKey): readonly Turn[] {
  const recipients = [{ name: '', addresses: [staffId] }]
  return listTurns({ kind: 'staff-notice', firmId, recipients })
}

/** Ends with a link, the case and the words of the firm (spec: staff-notices#mail). */
export async function composeStaffMail(
  deps: Pick<StaffNoticeDeps, 'staffNoticeWords' | 'describeCase' | 'publicUrl' | 'withMailFooter'>,
  db: Db,
  { caseId, firmId, kind, params }: Omit<StaffNotice, 'title'>,
): Promise<StaffMail> {
  const word = findNoticeWord(deps.staffNoticeWords, kind)
  const { subject, body } = word?.mail(params) ?? staffMailWords.unknown
  const link = `${deps.publicUrl}${getNoticePath(caseId)}`
  const about = await deps.describeCase(db, { caseId, firmId })
  const text = `${body}\n${fillIn(staffMailWords.link, { link })}${about}`
  return { subject, body: await deps.withMailFooter(db, firmId, text) }
}

interface NoticePlan {
  readonly row: NewStaffNotice
  /** The address of an email that leaves now. */
  readonly mailedTo: string | undefined
}

function planNotice(
  deps: StaffNoticeDeps,
  { caseId, firmId, kind, params, title }: StaffNotice,
  { staffId, email, timeZone }: StaffContact,
  { mailByGroup, quietHours }: StaffSettings,
  { now, isMailedLater }: { readonly now: Date; readonly isMailedLater: boolean },
): NoticePlan {
  const word = findNoticeWord(deps.staffNoticeWords, kind)
  const chosen = getMailTime(mailByGroup, word?.group ?? 'cases')
  const mailTime = chosen === 'now' && isMailedLater ? 'digest' : chosen
  const mayBeMailedAt = getEndOfQuietHours(now, timeZone, quietHours)
  const isHeldBack = mailTime === 'now' && mayBeMailedAt > now
  const id = deps.ids.rowId()
  const row = {
    id,
    firmId,
    staffId,
    caseId,
    kind,
    params,
    titleSealed: sealTitle(deps, { firmId, id }, title),
    mailDueAt: isHeldBack ? mayBeMailedAt : null,
    waitsForDigest: mailTime === 'digest',
  }
  return { row, mailedTo: mailTime === 'now' && !isHeldBack ? email : undefined }
}

async function listContacts(
  { listStaffContacts }: StaffNoticeDeps,
  tx: Tx,
  firmId: string,
  staffIds: readonly string[],
  settings: ReadonlyMap<string, StaffSettings>,
): Promise<ReadonlyMap<string, StaffContact>> {
  const substitutes = [...settings.values()].flatMap(({ absence }) => absence?.substituteId ?? [])
  const wanted = [...new Set([...staffIds, ...settings.keys(), ...substitutes])]
  const contacts = await listStaffContacts(tx, firmId, wanted)
  return new Map(contacts.map((contact) => [contact.staffId, contact]))
}

export function toReceiver(
  { staffId, isActive, timeZone }: StaffContact,
  settings: StaffSettings | undefined,
  now: Date,
): Receiver {
  const absence = settings?.absence
  const substituteId = isAway(now, timeZone, absence) ? absence?.substituteId : undefined
  return { staffId, isActive, substituteId }
}
