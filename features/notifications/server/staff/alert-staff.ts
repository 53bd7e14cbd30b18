import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { StaffNoticeParams } from '../../rules/staff/notices.ts'
import { insertStaffNotices } from './staff-notices.store.ts'

export interface StaffAlert {
  readonly firmId: string
  readonly kind: string
  readonly params: StaffNoticeParams
}

/** A notice about a person of the firm. The caller sends the email, which waits for nothing. */
export function alertStaff(
  { ids }: { readonly ids: Ids },
  tx: Tx,
  alert: StaffAlert,
  staffIds: readonly string[],
): Promise<void> {
  const waits = { titleSealed: null, mailDueAt: null, waitsForDigest: false }
  return insertStaffNotices(
    tx,
    staffIds.map((staffId) => ({ id: ids.rowId(), staffId, caseId: null, ...waits, ...alert })),
  )
}
