// What the page of a new case begins with (spec: workspace#case-defaults).
import type { CaseDefaults as ContractDefaults } from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import {
  findDefaultsProblems,
  productDefaults,
  type CaseDefaults,
} from '../../rules/clients/case-defaults.ts'
import { problem } from '../../rules/clients/problems.ts'
import { findDefaults, saveDefaults } from './case-defaults.store.ts'

/** `isOutdated` when a colleague changed them first. Nothing is written then. */
export interface ChangeDefaultsResult {
  readonly isOutdated: boolean
  readonly defaults: ContractDefaults
}

const standard: ContractDefaults = { ...productDefaults, version: 0 }

export async function readDefaults(
  deps: ClientsDeps,
  { firmId }: StaffViewer,
): Promise<ContractDefaults> {
  return (await findDefaults(deps.workspaceDatabase.forFirm(firmId).db, firmId)) ?? standard
}

export async function changeDefaults(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { version, defaults }: { readonly version: number; readonly defaults: CaseDefaults },
): Promise<ChangeDefaultsResult> {
  requirePermission(deps, viewer, 'firm-settings')
  const [finding] = findDefaultsProblems(defaults)
  if (finding) throw problem(finding.code, finding.params)
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const isOutdated = !(await saveDefaults(tx, firmId, version, defaults))
    if (!isOutdated) {
      const entry = { event: 'firm.case-defaults-changed', outcome: 'done' } as const
      await deps.audit.record({ ...entry, ...getStaffActor(viewer), object: firmId }, tx)
    }
    return { isOutdated, defaults: (await findDefaults(tx, firmId)) ?? standard }
  })
}
