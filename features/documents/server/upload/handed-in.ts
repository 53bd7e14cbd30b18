import type { Tx } from '#ports/database.ts'
import { scheduleHandedIn } from './handed-in.store.ts'

const timeoutMinutes = 10

export async function recordUpload(
  tx: Tx,
  legalCase: { readonly caseId: string; readonly firmId: string },
): Promise<void> {
  await scheduleHandedIn(tx, legalCase, timeoutMinutes)
}
