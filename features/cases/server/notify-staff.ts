import { emailOfFirm } from '#features/firm/server/firms.ts'
import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import { composeStaffMail, notifyStaff } from '#features/notifications/server/staff/notify-staff.ts'
import type { StaffNoticeParams } from '#features/notifications/rules/staff/notices.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { fillIn } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CaseNoticeKind } from '../rules/staff-notices.ts'
import { firmAlertCase } from '../rules/words.en.ts'
import { listAttorneysOfCase, listStaffOfCase } from './cases.store.ts'
import { listNames } from './participants/participants.ts'
import { findParticipantById, type ParticipantKey } from './participants/participants.store.ts'

export { listWaitingCases } from './waiting-cases.store.ts'
export type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'

export interface CaseNotice {
  readonly kind: string
  readonly params: StaffNoticeParams
  /** Who acted, if it was a person of the firm: never informed (spec: staff-notices#own-act). */
  readonly actorId?: string | undefined
}

/**
 * Informs the people who work on a case. If all of them have left, the firm gets the email
 * (spec: staff-notices#recipients).
 */
export async function notifyStaffOfCase(
  deps: StaffNoticeDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  { kind, params, actorId }: CaseNotice,
): Promise<void> {
  const notice = { caseId, firmId, kind, params }
  const staffIds = await listStaffOfCase(tx, notice)
  if (await notifyStaff(deps, tx, notice, { staffIds, actorId })) return
  const to = await emailOfFirm(tx, firmId)
  if (to === undefined) return
  await deps.outbox.post(tx, {
    channel: 'email',
    to,
    ...(await composeStaffMail(deps, tx, notice)),
  })
}

export async function notifyOfCase(
  deps: StaffNoticeDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  kind: Exclude<CaseNoticeKind, 'case.assigned' | 'case.task'>,
  people: readonly string[],
): Promise<void> {
  await notifyStaffOfCase(deps, tx, legalCase, { kind, params: { people } })
}

export interface Assignment {
  /** Who was assigned: all who work on the case by default. */
  readonly staffIds?: readonly string[]
  /** Who assigned them, if it was a person of the firm: never informed. */
  readonly actorId?: string
  /** Emails wait for the digest, because there are many. */
  readonly isMailedLater?: boolean
}

/** Informs the people who now work on a case. */
export async function notifyOfAssignment(
  deps: StaffNoticeDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  { staffIds, actorId, isMailedLater }: Assignment = {},
): Promise<void> {
  const legalCase = { caseId, firmId }
  const kind: CaseNoticeKind = 'case.assigned'
  const params = { people: await listNames(tx, legalCase) }
  await notifyStaff(
    deps,
    tx,
    { ...legalCase, kind, params },
    { staffIds: staffIds ?? (await listStaffOfCase(tx, legalCase)), actorId, isMailedLater },
  )
}

/** A message to a person of a case was given up. */
export async function notifyOfUndelivered(
  deps: StaffNoticeDeps,
  tx: Tx,
  key: ParticipantKey,
): Promise<void> {
  const person = await findParticipantById(tx, key)
  if (!person) return
  const name = `${person.givenName} ${person.familyName}`
  await notifyOfCase(deps, tx, person, 'case.undelivered', [name])
}

/** The last lines of an email about a case: its number and ID, which the firm's commands need. */
export async function describeCase(db: Db, legalCase: CaseOfFirm): Promise<string> {
  const [row] = await listAttorneysOfCase(db, legalCase)
  const caseNumber = row?.caseNumber ?? null
  const number = isBlank(caseNumber)
    ? ''
    : fillIn(firmAlertCase.number, { number: caseNumber ?? '' })
  return `${number}${fillIn(firmAlertCase.id, { id: legalCase.caseId })}`
}
