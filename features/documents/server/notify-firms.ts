// Runs every minute for each firm. Sends the attorney of a case one email about unreviewed uploads.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'
import { handedInMail } from '../rules/document-news.ts'
import { countWaiting, dueHandedIn, takeUploadNews } from './upload/upload-news.store.ts'

const maxConcurrent = 200

interface NotifyFirmsDeps {
  readonly database: Database
  readonly outbox: Outbox
}

/** Safe to run concurrently: the row is locked until the email is in the outbox. */
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
  const people = (await listPeople(tx, legalCase)).map(
    ({ givenName, familyName }) => `${givenName} ${familyName}`,
  )
  await alertFirmOfCase(deps, tx, legalCase, handedInMail(waiting, people))
  return true
}
