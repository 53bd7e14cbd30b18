// A list of clients to import: what was entered, and what the server said about it.
import type { ImportClientsMutation } from '../invitation.operations.ts'

export type ImportedRow = ImportClientsMutation['importClients']['rows'][number]

/** The server takes lists of this length. */
export const maxCharacters = 200_000

export interface ImportDraft {
  /** The same for each try of one list, so that a row becomes one case. */
  readonly creationKey: string
  readonly csv: string
  /** The cases that were created. Empty before. */
  readonly caseIds: readonly string[]
  /** Rows that were left out. */
  readonly leftOut: number
  readonly areInvited: boolean
}

export function newImport(creationKey: string): ImportDraft {
  return { creationKey, csv: '', caseIds: [], leftOut: 0, areInvited: false }
}

export interface RowCounts {
  readonly ready: number
  readonly faulty: number
}

export function countRows(rows: readonly ImportedRow[]): RowCounts {
  const ready = rows.filter(({ problems }) => problems.length === 0).length
  return { ready, faulty: rows.length - ready }
}

/** Text of a CSV file with a byte order mark, which spreadsheets need for accents. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}
