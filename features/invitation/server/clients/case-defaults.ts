// What the page of a new case begins with (spec: workspace#case-defaults).
import type { CaseDefaults as ContractDefaults } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { changeFirmSetting } from '#features/staff/server/settings/change-firm-setting.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import {
  findDefaultsProblems,
  productDefaults,
  type CaseDefaults,
} from '../../rules/clients/case-defaults.ts'
import { problem } from '../../rules/clients/problems.ts'
import { findDefaults, saveDefaults } from './case-defaults.store.ts'

const standard: ContractDefaults = { ...productDefaults, version: 0 }

export function readDefaults(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
): Promise<ContractDefaults> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export function changeDefaults(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { version, defaults }: { readonly version: number; readonly defaults: CaseDefaults },
) {
  const { firmId } = viewer
  return changeFirmSetting(deps, viewer, {
    event: 'firm.case-defaults-changed',
    check() {
      const [finding] = findDefaultsProblems(defaults)
      if (finding) throw problem(finding.code, finding.params)
    },
    save: (tx) => saveDefaults(tx, firmId, version, defaults),
    read: async (tx) => ({ defaults: await read(tx, firmId) }),
    refusal: () => problem('invite.defaults-changed'),
  })
}

async function read(db: Db, firmId: string): Promise<ContractDefaults> {
  return (await findDefaults(db, firmId)) ?? standard
}

/** Who pays for the courses of a new case: 1 the client, 2 the firm. */
export async function usualPayerOfCourses(db: Db, firmId: string): Promise<1 | 2> {
  return (await read(db, firmId)).coursePayer === 'FIRM' ? 2 : 1
}
