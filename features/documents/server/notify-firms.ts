// The job of each minute: one e-mail a case to its attorney, when documents came in that nobody of the firm has looked at meanwhile.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'
import { handedInMail } from '../rules/document-news.ts'
import { countWaiting, dueHandedIn, takeHandedIn } from './upload/handed-in.store.ts'

const mostAtOnce = 200

interface TellingWorld {
  readonly database: Database
  readonly outbox: Outbox
}

/** Safe to run twice at once: whoever holds the row sends, and sending and forgetting it are one transaction. */
export async function tellFirms(world: TellingWorld): Promise<void> {
  for (;;) {
    const due = await dueHandedIn(world.database.db, mostAtOnce)
    let done = 0
    for (const caseId of due)
      done += (await world.database.transact((tx) => tellFirm(world, tx, caseId))) ? 1 : 0
    if (due.length < mostAtOnce || done === 0) return
  }
}

/** False when somebody else holds it. */
async function tellFirm(world: TellingWorld, tx: Tx, caseId: string): Promise<boolean> {
  const handedIn = await takeHandedIn(tx, caseId)
  if (!handedIn) return false
  const waiting = await countWaiting(tx, caseId, handedIn.since)
  if (waiting === 0) return true
  const people = (await peopleOf(tx, caseId)).map(
    ({ givenName, familyName }) => `${givenName} ${familyName}`,
  )
  await alertFirmOfCase(world, tx, caseId, handedInMail(waiting, people))
  return true
}
