import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { FirmTx } from '#ports/database.ts'
import { moveNotes } from './notes.store.ts'
import { moveTasks } from './tasks.store.ts'

/** For a case that was created twice. */
export async function moveWork(tx: FirmTx, duplicate: CaseOfFirm, toCaseId: string): Promise<void> {
  await moveNotes(tx, duplicate, toCaseId)
  await moveTasks(tx, duplicate, toCaseId)
}
