import type { ClientListQuery, ClientListRowFragment } from '../clients.operations.ts'

export interface PaperRows {
  readonly rows: readonly ClientListRowFragment[]
  /** All cases that match. */
  readonly total: number
}

/** On some 20 sheets. The export has longer lists. */
export const maxPaperRows = 500

export type ReadPage = (after: string | null) => Promise<ClientListQuery>

/** The first rows of the list, page by page. */
export async function readForPaper(
  readPage: ReadPage,
  read: readonly ClientListRowFragment[] = [],
  after: string | null = null,
): Promise<PaperRows> {
  const { rows: more, next, total } = (await readPage(after)).clients
  // A row that moved between two reads is in two pages.
  const rows = [...new Map([...read, ...more].map((row) => [row.id, row])).values()]
  return next === null || rows.length >= maxPaperRows
    ? { rows: rows.slice(0, maxPaperRows), total }
    : readForPaper(readPage, rows, next)
}
