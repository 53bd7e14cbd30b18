// Runs every minute for each firm. Informs the people who work on a case once of unreviewed uploads.
import { notifyStaffOfCase, type StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import { listNames } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { DocumentNoticeKind } from '../../rules/document-news.ts'
import { countWaiting, dueHandedIn, takeUploadNews } from './upload-news.store.ts'

const maxConcurrent = 200

interface NotifyFirmsDeps extends StaffNoticeDeps {
  readonly database: Database
}

/** Safe to run concurrently: the row is locked until the notice is written. */
export async function notifyFirms(deps: NotifyFirmsDeps, firmId: string): Promise<void> {
  for (;;) {
    const due = await dueHandedIn(deps.database.db, firmId, maxConcurrent)
    let done = 0
    for (const legalCase of due)
      done += (await deps.database.transact((tx) => notifyFirm(deps, tx, legalCase))) ? 1 : 0
    if (due.length < maxConcurrent || done === 0) return
  }
}

/** Returns false if another process has already taken the row of this case. */
async function notifyFirm(deps: NotifyFirmsDeps, tx: Tx, legalCase: CaseOfFirm): Promise<boolean> {
  const handedIn = await takeUploadNews(tx, legalCase)
  if (!handedIn) return false
  const waiting = await countWaiting(tx, legalCase, handedIn.since)
  if (waiting === 0) return true
  const people = await listNames(tx, legalCase)
  const kind: DocumentNoticeKind = 'document.handed-in'
  await notifyStaffOfCase(deps, tx, legalCase, {
    kind,
    params: { people, values: { count: waiting } },
  })
  return true
}
