// A firm's act: says that the courses of a case were ordered in an earlier system, or that they were not.
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { setLegacyFlag } from './cases.store.ts'

/** False when there is no such case. */
export async function setLegacyOrder(
  world: { readonly audit: Audit },
  tx: Tx,
  { caseId, hasLegacyOrder }: { readonly caseId: string; readonly hasLegacyOrder: boolean },
): Promise<boolean> {
  const firmId = await setLegacyFlag(tx, caseId, hasLegacyOrder)
  if (firmId === undefined) return false
  await world.audit.record(
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
