import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { selectedClients, type ClientListRowFragment } from '../clients.operations.ts'
import type { Selection } from '../rows/use-selection.ts'

/** The server takes at most so many cases at once. */
export const maxCases = 500

export interface SelectedClients {
  readonly count: number
  /** All of them, unless they are still being read or too many. */
  readonly rows: readonly ClientListRowFragment[]
  readonly isReading: boolean
  readonly hasFailed: boolean
}

/** Reads the selected clients that the list has not loaded again, as after a reload. */
export function useSelectedClients({ ids, rows }: Selection): SelectedClients {
  const loaded = new Set(rows.map(({ id }) => id))
  const caseIds = [...ids].filter((id) => !loaded.has(id))
  const isWanted = caseIds.length > 0 && ids.size <= maxCases
  const query = useGraphQuery(selectedClients, { caseIds }, { enabled: isWanted })
  const read = isWanted ? query.data?.selectedClients : []
  const all = [...rows, ...(read ?? [])]
  return {
    // A case that is gone is not selected any more.
    count: read === undefined || !isWanted ? ids.size : all.length,
    rows: all,
    isReading: read === undefined && query.error === null,
    hasFailed: read === undefined && query.error !== null,
  }
}
