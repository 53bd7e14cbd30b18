// What people of the firm were refused (spec: security#refused-access).
import type {
  RefusalKind,
  RefusedAccess as RefusedEntryOfContract,
  RefusedAccessPage,
} from '#contract/workspace.generated.ts'
import { listStaffMembers } from '#features/firm/server/staff-members.ts'
import { isUuid } from '#lib/ids.ts'
import { refusedThings } from '#lib/refused-access.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { RefusedEntry } from '#ports/audit.ts'
import type { StaffDeps } from '../deps.ts'
import { requirePermission } from '../require-permission.ts'

const refusalsOfPage = 30

export interface RefusalFilter {
  readonly staffId?: string | null
  readonly kind?: RefusalKind | null
  readonly after?: string | null
}

/** An unknown person has none, and an unknown `after` leads to an empty page. */
export async function readRefusals(
  deps: StaffDeps,
  viewer: StaffViewer,
  { staffId, kind, after }: RefusalFilter,
): Promise<RefusedAccessPage> {
  requirePermission(deps, viewer, 'firm-settings')
  const { firmId } = viewer
  if ((after != null && !isUuid(after)) || (staffId != null && !isUuid(staffId)))
    return { entries: [], next: null }
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const query = {
      firmId,
      staffId: staffId?.toLowerCase(),
      isForbidden: kind == null ? undefined : kind === 'NOT_PERMITTED',
      before: after ?? undefined,
      max: refusalsOfPage + 1,
    }
    const entries = await deps.audit.listRefusals(query, tx)
    const people = new Map(
      (await listStaffMembers(tx, firmId)).map(({ id, givenName, familyName }) => [
        id,
        `${givenName} ${familyName}`,
      ]),
    )
    const page = entries.slice(0, refusalsOfPage)
    return {
      entries: page.map((entry) => toContractEntry(entry, people)),
      next: entries.length > refusalsOfPage ? (page.at(-1)?.id ?? null) : null,
    }
  })
}

function toContractEntry(
  { id, at, ip, details }: RefusedEntry,
  people: ReadonlyMap<string, string>,
): RefusedEntryOfContract {
  const { staffId, operation, thing, tried, count } = details
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const known = refusedThings.find((each) => each === thing)
  return {
    ...{ id, at, ip },
    person: people.get(String(staffId)) ?? null,
    thing: known === undefined ? null : toContractThing(known),
    operation: text(operation),
    count: typeof count === 'number' ? count : 1,
    tried: text(tried),
  }
}

const toContractThing = (thing: (typeof refusedThings)[number]) =>
  thing.toUpperCase() as Uppercase<typeof thing>
