// New data of rows that are already shown, without moving them (spec: client-list#live).
import type { ClientListQuery } from '../clients.operations.ts'

export type ClientPage = ClientListQuery['clients']

export interface PolledPage {
  /** Index of the page in the list that is shown. */
  readonly at: number
  readonly page: ClientPage
}

export interface HeldPages {
  readonly pages: readonly ClientPage[]
  /** Rows came, left or moved. */
  readonly hasMoved: boolean
}

/** Rows keep their places and get their new data. New rows are not added. */
export function updateInPlace(
  held: readonly ClientPage[],
  polled: readonly PolledPage[],
): HeldPages {
  const rows = new Map(polled.flatMap(({ page }) => page.rows.map((row) => [row.id, row])))
  const total = polled[0]?.page.total
  const hasMoved = polled.some(({ at, page }) => {
    const before = held[at]
    return before === undefined || before.total !== page.total || !isSameOrder(before, page)
  })
  return {
    pages: held.map((page) => ({
      ...page,
      total: total ?? page.total,
      rows: page.rows.map((row) => rows.get(row.id) ?? row),
    })),
    hasMoved,
  }
}

function isSameOrder(a: ClientPage, b: ClientPage): boolean {
  return a.rows.length === b.rows.length && a.rows.every(({ id }, at) => id === b.rows[at]?.id)
}

/** Pages that hold the rows from `first` to `last`. */
export function pagesInView(
  pages: readonly ClientPage[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly number[] {
  let start = 0
  return pages.flatMap(({ rows }, at) => {
    const end = start + rows.length
    const isInView = start <= last && end > first
    start = end
    return isInView ? [at] : []
  })
}
