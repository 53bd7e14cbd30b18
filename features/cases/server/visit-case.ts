// The server stores its own time and ignores other input.
import type { ClientViewer } from '#lib/viewer.ts'
import type { CaseRecord } from '../rules/records.ts'
import { openCase } from './open-case.ts'
import { saveVisit } from './participants/participants.store.ts'
import type { CasesDeps } from './deps.ts'

/** Returns the previous visit, which the card shows (spec: cases#visit). */
export async function visitCase(
  deps: CasesDeps,
  viewer: ClientViewer,
  caseId: string,
): Promise<CaseRecord> {
  return deps.database.transact(async (tx) => {
    const opened = await openCase(tx, viewer, caseId)
    await saveVisit(tx, opened)
    await deps.clientActive(tx, opened, opened.debtor)
    return opened
  })
}
