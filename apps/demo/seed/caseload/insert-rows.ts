import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'

/** By column. All rows of an insert have the same columns; the others have their defaults. */
export type NewRow = Readonly<Record<string, unknown>>

/** Inserts rows in one statement. Bytes are written as `toBytes` says. */
export async function insertRows(tx: Tx, table: string, rows: readonly NewRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

/** Bytes in the JSON of `insertRows`. */
export function toBytes(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`
}
