// cases { update }: records that the viewer has come to a case. The server writes its own time; nothing else of the input counts.
import type { ClientViewer } from '#lib/viewer.ts'
import type { CaseRecord } from '../rules/records.ts'
import { openCase } from './open-case.ts'
import { noteVisit } from './participants/participants.store.ts'
import type { CasesWorld } from './deps.ts'

/** Answers the case with the visit before this one: that is what the card shows (decisions 4.2). */
export async function visitCase(
  world: CasesWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<CaseRecord> {
  return world.database.transact(async (tx) => {
    const opened = await openCase(tx, viewer, caseId)
    await noteVisit(tx, opened.participantId)
    return opened
  })
}
