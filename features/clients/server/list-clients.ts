import type { ClientPage, ClientRow } from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { ClientFilter, ClientSort } from '#features/cases/rules/clients/client-filter.ts'
import {
  countClientsOf,
  getClientRows,
  getListContext,
  listClientPage,
  toClientRows,
  type ClientCursor,
} from '#features/cases/server/rows/client-rows.ts'
import { readSelection } from '#features/cases/server/staff/selected-cases.ts'
import { problem } from '#features/cases/rules/clients/problems.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'

export interface ListClientsInput {
  readonly filter: ClientFilter
  readonly sort: ClientSort
  readonly first: number
  /** `next` of the page before. An unreadable one is the first page. */
  readonly after: string | undefined
  /** `previous` of the page behind. Without effect beside `after`. */
  readonly before?: string | undefined
}

const maxRows = 100

/** Reads one more row than it returns, to know whether a page follows. */
export async function listClients(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  { filter, sort, first, ...cursors }: ListClientsInput,
): Promise<ClientPage> {
  const max = Math.min(Math.max(first, 1), maxRows)
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const context = await getListContext(tx, deps, firmId)
    const after = readCursor(cursors.after, sort.key)
    const before = after ? undefined : readCursor(cursors.before, sort.key)
    const read = await listClientPage(tx, context, { filter, sort, after, before, max: max + 1 })
    const hasMore = read.length > max
    const stored = before ? read.slice(0, max).toReversed() : read.slice(0, max)
    const [top] = stored
    const last = stored.at(-1)
    const [total = 0] = await countClientsOf(tx, context, [filter])
    return {
      rows: await toClientRows(tx, context, stored),
      // Behind the rows before a row, that row comes.
      next: last && (hasMore || before) ? writeCursor(last) : null,
      previous: top && (before ? hasMore : after) ? writeCursor(top) : null,
      total,
    }
  })
}

/** In the order of the IDs, whatever the filter says. Omits unknown cases, unless all are. */
export async function listSelectedClients(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  caseIds: readonly string[],
): Promise<readonly ClientRow[]> {
  if (caseIds.length === 0) return []
  const selected = readSelection(caseIds)
  const rows = await deps.workspaceDatabase
    .forFirm(firmId)
    .transact(async (tx) => getClientRows(tx, await getListContext(tx, deps, firmId), selected))
  if (rows.length === 0) throw problem('clients.no-such-case')
  return rows
}

export async function countClients(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  filters: readonly ClientFilter[],
): Promise<readonly number[]> {
  return deps.workspaceDatabase
    .forFirm(firmId)
    .transact(async (tx) => countClientsOf(tx, await getListContext(tx, deps, firmId), filters))
}

function writeCursor({ sortValue, caseId }: ClientCursor): string {
  return Buffer.from(JSON.stringify([sortValue, caseId])).toString('base64url')
}

function readCursor(text: string | undefined, key: ClientSort['key']): ClientCursor | undefined {
  if (text === undefined) return undefined
  try {
    const [sortValue, caseId] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    ) as readonly unknown[]
    const isCursor = typeof sortValue === 'string' && typeof caseId === 'string'
    return isCursor && isUuid(caseId) && isSortValue(key, sortValue)
      ? { sortValue, caseId }
      : undefined
  } catch {
    return undefined
  }
}

/** A changed cursor must not reach the database as something else than a name or a time. */
function isSortValue(key: ClientSort['key'], value: string): boolean {
  if (key === 'NAME' || value === 'infinity') return true
  return /^\d{4}-\d\d-\d\d( [\d:.]+\+\d\d)?$/.test(value) && !Number.isNaN(Date.parse(value))
}
