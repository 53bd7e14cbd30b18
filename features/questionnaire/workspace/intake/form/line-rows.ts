import type { Form, FormLine, LineColumn, LineEntry, Section } from '../intake-data.ts'

type DebtorHeading = Form['columns'][number]
type PlacedRow = LineColumn['rows'][number]

/** Columns of the table: what is answered once for both spans those of the debtors. */
export function listDebtorColumns(columns: readonly DebtorHeading[]): readonly DebtorHeading[] {
  const ofDebtors = columns.filter(({ debtor }) => debtor !== 0)
  return ofDebtors.length === 0 ? columns : ofDebtors
}

export interface LineCell {
  readonly debtor: number
  readonly row: PlacedRow
  readonly span: number
  /** The last answer of the column that this person gave at this time. */
  readonly showsSource: boolean
}

export interface LineTableRow {
  readonly key: string
  /** The question. */
  readonly label: string
  /** A cell for each column, or one that spans them. */
  readonly cells: ReadonlyArray<LineCell | undefined>
}

/** The rows of the table for one line: the same field of both debtors is one row. */
export function toLineRows(
  { columns }: Pick<FormLine, 'columns'>,
  headings: readonly DebtorHeading[],
): readonly LineTableRow[] {
  const rows = new Map<string, { readonly label: string; readonly cells: LineCell[] }>()
  for (const column of columns) {
    const isBoth = column.debtor === 0
    for (const cell of toCells(column, isBoth ? headings.length : 1)) {
      const { label } = cell.row
      const key = `${isBoth ? 'both' : 'each'} ${label} ${cell.repeated}`
      const known = rows.get(key)
      if (known) known.cells.push(cell)
      else rows.set(key, { label, cells: [cell] })
    }
  }
  return [...rows].map(([key, { label, cells }]) => ({
    ...{ key, label },
    cells:
      cells[0]?.debtor === 0
        ? cells
        : headings.map(({ debtor }) => cells.find((cell) => cell.debtor === debtor)),
  }))
}

/** `repeated` counts earlier rows of the column with the same label. */
function toCells({ debtor, rows }: LineColumn, span: number) {
  return rows.map((row, at) => {
    const next = rows[at + 1]
    return {
      ...{ debtor, row, span },
      showsSource: next?.savedAt !== row.savedAt || next.savedBy !== row.savedBy,
      repeated: rows.slice(0, at).filter(({ label }) => label === row.label).length,
    }
  })
}

export interface ShownEntry extends LineEntry {
  readonly debtor: number
}

/** Entries of all columns by number. */
export function listEntries({ columns }: Pick<FormLine, 'columns'>): readonly ShownEntry[] {
  return columns
    .flatMap(({ debtor, entries }) => entries.map((entry) => ({ ...entry, debtor })))
    .toSorted((a, b) => a.number - b.number)
}

/** The sections whose answers a form shows, in their order. */
export function listSectionsOf({ parts }: Form, sections: readonly Section[]): readonly Section[] {
  const columns = parts.flatMap(({ lines }) => lines).flatMap((line) => line.columns)
  const ids = new Set(
    columns.flatMap(({ rows, entries }) => [...rows, ...entries].map(({ sectionId }) => sectionId)),
  )
  return sections.filter(({ id }) => ids.has(id))
}
