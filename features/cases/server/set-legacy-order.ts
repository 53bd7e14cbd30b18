import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { setLegacyFlag } from './cases.store.ts'

/** Returns false for an unknown case. */
export async function setLegacyOrder(
  deps: { readonly audit: Audit },
  tx: Tx,
  { caseId, firmId, hasLegacyOrder }: CaseOfFirm & { readonly hasLegacyOrder: boolean },
): Promise<boolean> {
  if (!(await setLegacyFlag(tx, { caseId, firmId }, hasLegacyOrder))) return false
  await deps.audit.record(
    {
      event: 'course.legacy-changed',
      outcome: 'done',
      firmId,
      object: caseId,
      details: { hasLegacyOrder },
    },
    tx,
  )
  return true
}
