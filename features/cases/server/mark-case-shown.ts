import type { Tx } from '#ports/database.ts'
import type { OpenedCase } from './open-case.ts'
import { setShown } from './participants/participants.store.ts'

export function markCaseShown(
  tx: Tx,
  opened: OpenedCase,
  what: 'instructions' | 'terms',
): Promise<void> {
  return setShown(tx, opened, what)
}
