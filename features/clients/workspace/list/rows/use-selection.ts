import { useState } from 'react'
import type { ClientListRowFragment } from '../clients.operations.ts'

export interface Selection {
  /** Selected cases, of which some may not be loaded. */
  readonly ids: ReadonlySet<string>
  /** The loaded ones of them. */
  readonly rows: readonly ClientListRowFragment[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Selects all rows between the last toggled row and this row. */
  readonly extendTo: (id: string) => void
  readonly isAll: boolean
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** The IDs from one row to another in list order, both included. */
export function idsBetween(ids: readonly string[], a: string, b: string): readonly string[] {
  const [from = -1, to = -1] = [ids.indexOf(a), ids.indexOf(b)].toSorted((x, y) => x - y)
  return from === -1 ? [b] : ids.slice(from, to + 1)
}

interface Selected {
  readonly of: string
  readonly ids: ReadonlySet<string>
  readonly last?: string
}

/** Selects among the loaded rows. Another list, as `of` names it, begins without a selection. */
export function useSelection(
  rows: readonly ClientListRowFragment[],
  of: string,
  kept: readonly string[],
  keep: (ids: readonly string[]) => void,
): Selection {
  const [state, set] = useState<Selected>(() => ({ of, ids: new Set(kept) }))
  function setState(next: Selected): void {
    set(next)
    keep([...next.ids])
  }
  const ids: ReadonlySet<string> = state.of === of ? state.ids : new Set()
  const selected = rows.filter(({ id }) => ids.has(id))
  const isAll = rows.length > 0 && selected.length === rows.length

  return {
    ids,
    rows: selected,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setState({ of, ids: next, last: id })
    },
    extendTo(id) {
      const range = idsBetween(
        rows.map((row) => row.id),
        state.last ?? id,
        id,
      )
      setState({ of, ids: new Set([...ids, ...range]), last: id })
    },
    isAll,
    toggleAll: () => setState({ of, ids: new Set(isAll ? [] : rows.map(({ id }) => id)) }),
    clear: () => setState({ of, ids: new Set() }),
  }
}
