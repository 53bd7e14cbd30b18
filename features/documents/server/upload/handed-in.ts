// Notes that the people of a case handed in a document, of which the firm is to be told.
import type { Tx } from '#ports/database.ts'
import { scheduleHandedIn } from './handed-in.store.ts'

/** Papers come in one after the other: what comes within so many minutes is told of by one message. */
const patienceMinutes = 10

export async function noteHandedIn(
  tx: Tx,
  legalCase: { readonly caseId: string; readonly firmId: string },
): Promise<void> {
  await scheduleHandedIn(tx, legalCase, patienceMinutes)
}
