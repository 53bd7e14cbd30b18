import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../rules/problems.ts'
import { setUnitKeyOfFirm } from './firm.store.ts'

/** If `unitKey` is null, the order service does not know the office, so no client can order. */
export async function setUnitKey(
  deps: { readonly audit: Audit },
  tx: Tx,
  { firmId, unitKey }: { readonly firmId: string; readonly unitKey: string | null },
): Promise<void> {
  if (!(await setUnitKeyOfFirm(tx, firmId, unitKey))) throw problem('firm.not-found')
  await deps.audit.record(
    {
      event: 'firm.unit-key-changed',
      outcome: 'done',
      firmId,
      details: { isSet: unitKey !== null },
    },
    tx,
  )
}
