import type { Audit } from '#ports/audit.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { getStaffActor } from '#lib/viewer.ts'
import { problem } from '../rules/problems.ts'
import { firstOffice, setUnitKeyOfFirm } from './firm.store.ts'

export interface UnitKeyChange {
  readonly firmId: string
  /** Null: the order service does not know the office, so no client can order. */
  readonly unitKey: string | null
  /** The key that the person saw. If absent, nothing is compared. */
  readonly seen?: string | null
  /** Absent for a command. */
  readonly actor?: ReturnType<typeof getStaffActor>
}

/** Of the main office. */
export async function findUnitKey(db: Db, firmId: string): Promise<string | null> {
  return (await firstOffice(db, firmId))?.unitKey ?? null
}

/** Returns false if the key is another one than the one that was seen. */
export async function setUnitKey(
  deps: { readonly audit: Audit },
  tx: Tx,
  { firmId, unitKey, seen, actor }: UnitKeyChange,
): Promise<boolean> {
  if (!(await firstOffice(tx, firmId))) throw problem('firm.not-found')
  if (!(await setUnitKeyOfFirm(tx, firmId, { unitKey, seen }))) return false
  await deps.audit.record(
    {
      event: 'firm.unit-key-changed',
      outcome: 'done',
      ...actor,
      firmId,
      details: { ...actor?.details, isSet: unitKey !== null },
    },
    tx,
  )
  return true
}
