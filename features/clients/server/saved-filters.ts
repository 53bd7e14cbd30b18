import type {
  ClientFilter as FilterInput,
  SavedClientFilter,
} from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import { isBlank, oneLine, toStorable } from '#lib/text.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { isBuiltInFilterName } from '#features/cases/rules/clients/filter-names.ts'
import { problem } from '#features/cases/rules/clients/problems.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import {
  countFiltersOf,
  deleteFilter,
  insertFilter,
  listFilters,
  updateFilter,
  type FilterRow,
} from './saved-filters.store.ts'

const maxNameCharacters = 40
const maxFilters = 30

export interface SaveFilterInput {
  /** Absent for a new filter. */
  readonly id: string | undefined
  readonly name: string
  readonly isShared: boolean
  readonly filter: FilterInput
}

/** Filters of the viewer, then those that colleagues share; by name. */
export async function listSavedFilters(
  deps: WorkspaceDeps,
  { firmId, staffId }: StaffViewer,
): Promise<readonly SavedClientFilter[]> {
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const rows = await listFilters(db, { firmId, staffId })
  return rows.map((row) => toSaved(row, staffId))
}

export async function saveFilter(
  deps: WorkspaceDeps,
  { firmId, staffId }: StaffViewer,
  { id, name: typed, isShared, filter }: SaveFilterInput,
): Promise<SavedClientFilter> {
  const name = oneLine(typed)
  if (isBlank(name)) throw problem('clients.filter-name-required')
  if ([...name].length > maxNameCharacters)
    throw problem('clients.filter-name-too-long', { max: maxNameCharacters })
  if (isBuiltInFilterName(name)) throw problem('clients.filter-name-built-in')
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const row = { firmId, staffId, name, isShared, filter: toStored(filter) }
    if (id === undefined) {
      const count = await countFiltersOf(tx, row)
      if (count >= maxFilters) throw problem('clients.too-many-filters', { max: maxFilters })
      const added = { ...row, id: deps.ids.rowId() }
      await insertFilter(tx, added)
      return toSaved(added, staffId)
    }
    const changed = { ...row, id }
    if (!isUuid(id) || !(await updateFilter(tx, changed))) throw problem('clients.filter-absent')
    return toSaved(changed, staffId)
  })
}

export async function removeFilter(
  deps: WorkspaceDeps,
  { firmId, staffId }: StaffViewer,
  id: string,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const isRemoved = isUuid(id) && (await deleteFilter(tx, { id, firmId, staffId }))
    if (!isRemoved) throw problem('clients.filter-absent')
  })
}

function toSaved({ id, name, isShared, filter, ...row }: FilterRow, staffId: string) {
  return { id, name, isShared, isMine: row.staffId === staffId, filter }
}

function toStored(filter: FilterInput): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value != null)
      .map(([name, value]) => [name, typeof value === 'string' ? toStorable(value) : value]),
  )
}
