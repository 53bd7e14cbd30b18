// Seals texts from before their column was sealed, and empties the clear column
// (spec: security#sealed-later).
import { sql } from 'kysely'
import type { KeyedColumn, StoredRow } from '#lib/keyed-column.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { liftTimeouts } from '../database/shape-lock.ts'
import type { KeyRing } from './key-ring.ts'
import { camelCase, columnList, valueList, type RenewalOptions } from './renew-values.ts'

const usualPageRows = 1_000

type ClearColumn = Extract<KeyedColumn, { readonly by: 'firm-text' }> & { readonly clear: string }

interface Page {
  readonly sealed: number
  /** The ID of the last row that was looked at. Undefined at the end. */
  readonly last: readonly string[] | undefined
}

/** Returns the number of texts. Does nothing for columns that were sealed from the beginning. */
export async function sealClearTexts(
  owner: Database,
  ring: KeyRing,
  column: KeyedColumn,
  { pageRows = usualPageRows, mayGoOn = () => true }: RenewalOptions = {},
): Promise<number> {
  if (!hasClearTexts(column)) return 0
  let sealed = 0
  let after: readonly string[] | undefined = []
  while (after && mayGoOn()) {
    const start: readonly string[] = after
    const page: Page = await owner.transact((tx) => sealPage(tx, ring, column, start, pageRows))
    sealed += page.sealed
    after = page.last
  }
  return sealed
}

/** Texts that wait for the job. */
export async function countClearTexts(db: Db, columns: readonly KeyedColumn[]): Promise<number> {
  let total = 0
  for (const column of columns.filter(hasClearTexts)) {
    const { rows } = await sql<{ texts: number }>`
      select count(*)::integer as texts
      from ${sql.table(column.table)}
      where ${sql.ref(column.clear)} is not null`.execute(db)
    total += rows[0]?.texts ?? 0
  }
  return total
}

function hasClearTexts(column: KeyedColumn): column is ClearColumn {
  return column.by === 'firm-text' && column.clear !== undefined
}

async function sealPage(
  tx: Tx,
  { secrets }: KeyRing,
  column: ClearColumn,
  after: readonly string[],
  pageRows: number,
): Promise<Page> {
  await liftTimeouts(tx)
  const rows = await readPage(tx, column, after, pageRows)
  let sealed = 0
  for (const { ids, firmId, firmKey, text, row } of rows) {
    const value = secrets.sealForFirm(firmId, firmKey, text, column.context(row))
    // A text that changed meanwhile is sealed by who changed it.
    const { numAffectedRows } = await sql`
      update ${sql.table(column.table)}
      set ${sql.ref(column.column)} = ${value}, ${sql.ref(column.clear)} = null
      where (${columnList(column.id)}) = (${valueList(ids)})
        and ${sql.ref(column.clear)} = ${text}`.execute(tx)
    sealed += Number(numAffectedRows)
  }
  return { sealed, last: rows.length < pageRows ? undefined : rows.at(-1)?.ids }
}

interface ClearRow {
  readonly ids: readonly string[]
  readonly firmId: string
  readonly firmKey: SealedFirmKey
  readonly text: string
  readonly row: StoredRow
}

/** Locks nothing. */
async function readPage(
  tx: Tx,
  column: ClearColumn,
  after: readonly string[],
  pageRows: number,
): Promise<readonly ClearRow[]> {
  const ofTable = column.id.map((name) => `t.${name}`)
  const names = [...column.id, ...(column.reads ?? [])]
  const { rows } = await sql<
    StoredRow & { readonly clearText: string; readonly keyedFirm: SealedFirmKey }
  >`
    select
      ${sql.join(names.map((name) => sql`t.${sql.ref(name)}::text as ${sql.ref(name)}`))},
      t.${sql.ref(column.clear)} as clear_text,
      f.sealed_key as keyed_firm
    from ${sql.table(column.table)} t
    join firm f on f.id = t.firm_id
    where t.${sql.ref(column.clear)} is not null
    ${after.length === 0 ? sql`` : sql`and (${columnList(ofTable)}) > (${valueList(after)})`}
    order by ${columnList(ofTable)}
    limit ${pageRows}`.execute(tx)
  return rows.map(({ clearText: text, keyedFirm: firmKey, ...row }) => ({
    ids: column.id.map((name) => row[camelCase(name)] ?? ''),
    firmId: row['firmId'] ?? '',
    firmKey,
    text,
    row,
  }))
}
