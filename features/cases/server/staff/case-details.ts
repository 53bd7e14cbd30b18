// What the firm has entered about a case, as it changes (spec: workspace#case-details).
import type { CaseDetailsInput } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import {
  areSameDetails,
  describeDetailsChange,
  findDetailsProblems,
  toStoredDetails,
  type CaseDetails,
} from '../../rules/case-details.ts'
import { problem } from '../../rules/clients/problems.ts'
import { getListContext } from '../rows/client-rows.ts'
import type { CaseChanged } from '../summary-facts.ts'
import { lockDetails, saveDetails, type CaseDetailsRow } from './case-details.store.ts'
import { requireCase } from './open-case-for-staff.ts'

export type CaseDetailsDeps = WorkspaceDeps & { readonly caseChanged: CaseChanged }

export interface ChangeDetailsInput {
  readonly caseId: string
  /** The details that the person saw. */
  readonly seen: CaseDetails
  readonly change: CaseDetails
}

export async function changeDetails(
  deps: CaseDetailsDeps,
  viewer: StaffViewer,
  { caseId, seen, change }: ChangeDetailsInput,
): Promise<CaseDetails> {
  requirePermission(deps, viewer, 'invite-clients')
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const row = await lockDetails(tx, key)
    if (!row) throw problem('clients.no-such-case')
    const current = toDetails(row)
    if (!areSameDetails(toStoredDetails(seen), current))
      throw outdated(problem('clients.details-changed'), { details: current })
    const next = toStoredDetails(change)
    if (areSameDetails(next, current)) return current
    const { today } = await getListContext(tx, deps, firmId)
    const [finding] = findDetailsProblems(next, { current, status: row.status, today })
    if (finding) throw problem(finding.code, { ...finding.params, field: finding.field })
    await saveDetails(tx, key, next)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, ...describeDetailsChange(current, next) }
    const event = 'case.details-changed'
    await deps.audit.record({ event, outcome: 'done', ...actor, object: key.caseId, details }, tx)
    await deps.caseChanged(tx, key, { staffId })
    return next
  })
}

/** Blank values of older rows read as nothing. */
export function toDetails(row: CaseDetailsRow): CaseDetails {
  const { plannedFilingOn, urgencies, clientCode, greeting } = row
  return toStoredDetails({ plannedFilingOn, urgencies, clientCode, greeting })
}

export function readDetailsInput(input: CaseDetailsInput): CaseDetails {
  const { plannedFilingOn, urgencies, clientCode, greeting } = input
  return {
    plannedFilingOn: plannedFilingOn ?? null,
    urgencies,
    clientCode: clientCode ?? null,
    greeting: greeting ?? null,
  }
}
