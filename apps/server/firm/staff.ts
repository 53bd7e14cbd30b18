import { findFirmOfCase } from '#features/cases/server/firm-of-case.ts'
import { findStaff } from '#features/firm/server/firms.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { comparableEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { AppDeps } from '../app-deps.ts'
import { UsageError } from './usage-error.ts'

export async function wantedCase(deps: AppDeps, id: string): Promise<CaseOfFirm> {
  const firmId = isUuid(id) ? await findFirmOfCase(deps.database.db, id) : undefined
  if (firmId === undefined) throw new UsageError('There is no such case.')
  return { caseId: id, firmId }
}

/** What staff does sees the rows of the firm only (spec: tenancy#policies). */
export function asStaff(deps: AppDeps, firmId: string): AppDeps {
  return { ...deps, database: deps.workspaceDatabase.forFirm(firmId) }
}

/** Without `--staff`, the attorney acts. For changes of the case itself, the operator acts. */
export async function readStaff(
  deps: AppDeps,
  firmId: string,
  { staff }: { readonly staff?: string | undefined },
): Promise<{ readonly staffId?: string }> {
  if (staff === undefined) return {}
  const staffId = await findStaff(deps.database.db, firmId, comparableEmail(staff))
  if (staffId === undefined)
    throw new UsageError('--staff: no staff member of this firm has this address.')
  return { staffId }
}
