// Inserts a row of any table with the parents that it needs, as the catalogue describes them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readCatalogue, type Catalogue, type Column } from './catalogue.ts'
import type { Db } from '#ports/database.ts'

export interface ForeignKey {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  readonly parent: string
  readonly parentColumns: readonly string[]
}

export type Row = Readonly<Record<string, unknown>>

export interface RowMaker {
  readonly catalogue: Catalogue
  readonly foreignKeys: readonly ForeignKey[]
  /** Columns that are not given get a value that the checks allow, or a new parent. */
  insertRow(table: string, firmId: string, given?: Row): Promise<Row>
}

/** Columns with checks that a plain value of their type does not pass. */
const checkedValues: Readonly<Record<string, unknown>> = {
  'account.mobile_phone': '2125550100',
  'case_note.text_sealed': Buffer.from('sealed'),
  'case_task.title_sealed': Buffer.from('sealed'),
  'document_comment.comment_sealed': Buffer.from('sealed'),
  'notification.description': 'News',
  'questionnaire_comment.comment': 'Comment: a word',
  'questionnaire_comment.comment_sealed': Buffer.from('sealed'),
}

export async function createRowMaker(db: Db): Promise<RowMaker> {
  const catalogue = await readCatalogue(db)
  const foreignKeys = await readForeignKeys(db)

  async function insertRow(table: string, firmId: string, given: Row = {}): Promise<Row> {
    const row: Record<string, unknown> = { ...given }
    const columns = catalogue.columns.filter((column) => column.table === table)
    if (columns.some(({ name }) => name === 'firm_id')) row['firm_id'] = firmId
    if (table === 'firm') row['id'] ??= firmId
    // A document is sent by a client or by staff.
    if (table === 'document' && row['staff_id'] === undefined)
      row['account_id'] ??= (await insertRow('account', firmId))['id']
    if (table === 'case_task' && row['done_by'] !== undefined) row['done_at'] ??= new Date()
    if (table === 'filing_case') row['fee_agreed'] ??= 0
    // A duplicate is in the archive, and only an ended case is there.
    if (table === 'legal_case' && row['duplicate_of'] !== undefined)
      row['archived_by'] ??= (await insertRow('staff', firmId))['id']
    if (table === 'legal_case' && row['archived_by'] !== undefined)
      Object.assign(row, { archived_at: new Date(), status: 'Complete' })
    for (const key of foreignKeys.filter((candidate) => candidate.table === table))
      Object.assign(row, await readParentColumns(key, firmId, row, columns))
    for (const column of columns) row[column.name] ??= toValue(column)
    const entries = Object.entries(row).filter(([, value]) => value !== undefined)
    const names = sql.join(entries.map(([name]) => sql.ref(name)))
    const values = sql.join(entries.map(([, value]) => sql`${value}`))
    await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db)
    return row
  }

  /** Inserts a new parent, unless the key is nullable, belongs to the firm alone, or is given. */
  async function readParentColumns(
    { columns, parent, parentColumns }: ForeignKey,
    firmId: string,
    row: Row,
    ofTable: readonly Column[],
  ): Promise<Row> {
    const isNeeded = columns.every(
      (name) => ofTable.find((column) => column.name === name)?.isNullable === false,
    )
    const missing = columns.filter((name) => row[name] === undefined)
    if (!isNeeded || missing.length === 0) return {}
    const parentRow = await insertRow(parent, firmId)
    return Object.fromEntries(
      columns.map((name, index) => [name, row[name] ?? parentRow[parentColumns[index] ?? '']]),
    )
  }

  return { catalogue, foreignKeys, insertRow }
}

function toValue({ table, name, type, isNullable, hasDefault, values }: Column): unknown {
  const checked = checkedValues[`${table}.${name}`]
  // A nullable comment is sealed in the column beside it.
  if (checked !== undefined && !(isNullable && name === 'comment')) return checked
  if (isNullable || hasDefault) return undefined
  if (values?.[0] !== undefined) return values[0].replaceAll("'", '')
  switch (type) {
    case 'uuid':
      return randomUUID()
    case 'text':
      return randomUUID()
    case 'bytea':
      return Buffer.from(randomUUID())
    case 'date':
      return '2026-11-24'
    case 'timestamptz':
      return new Date('2026-11-24T12:00:00Z')
    case 'bool':
      return false
    case 'jsonb':
    case '_int2':
    case '_text':
    case '_uuid':
      return '{}'
    default:
      return 1
  }
}

async function readForeignKeys(db: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select
      k.conname as name,
      k.conrelid::regclass::text as "table",
      k.confrelid::regclass::text as parent,
      (
        select array_agg(a.attname::text order by position)
        from unnest(k.conkey) with ordinality as key (number, position)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.number
      ) as columns,
      (
        select array_agg(a.attname::text order by position)
        from unnest(k.confkey) with ordinality as key (number, position)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key.number
      ) as parent_columns
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by k.conrelid::regclass::text, k.conname`.execute(db)
  return rows
}
