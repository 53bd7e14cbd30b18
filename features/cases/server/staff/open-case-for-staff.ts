// Staff read or change a case of their firm only through this module.
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { listCaseFacts } from '../summary/case-facts.store.ts'

export { listCaseFacts as listCaseFactsOf } from '../summary/case-facts.store.ts'

export interface StaffCaseKey {
  readonly caseId: string
  readonly firmId: string
}

/**
 * A malformed ID, an unknown case and a case of another firm get the same refusal. Writes to the
 * audit who opened it, unless the page only asks again by itself (spec: workspace#open-case).
 */
export async function openCaseForStaff(
  deps: { readonly audit: Audit },
  tx: FirmTx,
  viewer: StaffViewer,
  caseId: string,
): Promise<StaffCaseKey> {
  const key = await requireCase(tx, viewer, caseId)
  if (!viewer.source.background)
    await deps.audit.record(
      { event: 'case.viewed', outcome: 'done', ...getStaffActor(viewer), object: key.caseId },
      tx,
    )
  return key
}

/** The same without the audit: for parts of a page that was opened, and for changes. */
export async function requireCase(
  tx: FirmTx,
  { firmId }: StaffViewer,
  caseId: string,
): Promise<StaffCaseKey> {
  const key = { caseId: caseId.toLowerCase(), firmId }
  const [known] = isUuid(caseId) ? await listCaseFacts(tx, [key]) : []
  if (!known) throw problem('clients.no-such-case')
  return key
}
