import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Audit } from '#ports/audit.ts'
import type { getStaffActor } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { setLegacyFlag } from './cases.store.ts'

export interface LegacyOrderChange extends CaseOfFirm {
  readonly hasLegacyOrder: boolean
  /** Absent for a command. */
  readonly actor?: ReturnType<typeof getStaffActor>
}

/** Returns false for an unknown case. */
export async function setLegacyOrder(
  deps: { readonly audit: Audit },
  tx: Tx,
  { caseId, firmId, hasLegacyOrder, actor }: LegacyOrderChange,
): Promise<boolean> {
  if (!(await setLegacyFlag(tx, { caseId, firmId }, hasLegacyOrder))) return false
  await deps.audit.record(
    {
      event: 'course.legacy-changed',
      outcome: 'done',
      ...actor,
      firmId,
      object: caseId,
      details: { ...actor?.details, hasLegacyOrder },
    },
    tx,
  )
  return true
}
