// Reads tables, views and their columns from the catalogue of a database.
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

export interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL's name: `int4`; `_text` for an array of texts. */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** TypeScript literals that a check constraint of this column alone allows. */
  readonly values: readonly string[] | undefined
  /** Foreign key: `table.column`. In a view: the column of the same name that it reads. */
  readonly source: string | undefined
}

export interface Catalogue {
  readonly tables: readonly string[]
  readonly views: readonly string[]
  /** In the order of the database. */
  readonly columns: readonly Column[]
}

interface ColumnRow extends Omit<Column, 'values' | 'source'> {
  readonly isView: boolean
}

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const columns = await readColumns(db)
  const values = await readValues(db)
  const sources = await readSources(db)
  const names = (isView: boolean) => [
    ...new Set(columns.filter((column) => column.isView === isView).map(({ table }) => table)),
  ]
  return {
    tables: names(false),
    views: names(true),
    columns: columns.map((column) => {
      const key = `${column.table}.${column.name}`
      return { ...column, values: values.get(key), source: sources.get(key) }
    }),
  }
}

async function readColumns(db: Db): Promise<readonly ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select
      c.relname as "table",
      c.relkind = 'v' as is_view,
      a.attname as name,
      t.typname as type,
      not a.attnotnull as is_nullable,
      a.atthasdef as has_default
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Reads `check (column in (…))`, which PostgreSQL shows as `= ANY (ARRAY['a'::text, …])`. */
async function readValues(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ key: string; definition: string }>`
    select
      conrelid::regclass || '.' || a.attname as key,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1`.execute(db)
  return new Map(
    rows.flatMap(({ key, definition }) => {
      const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
      return list === undefined ? [] : [[key, list.split(', ').map(toLiteral)]]
    }),
  )
}

/** `'tall'::text` becomes the text, `'-1'::integer` the number. */
function toLiteral(value: string): string {
  const plain = value
    .replace(/::\w+$/, '')
    .replace(/^'(.*)'$/, '$1')
    .replaceAll("''", "\\'")
  return value.endsWith('::text') ? `'${plain}'` : plain
}

async function readSources(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; source: string }>`
    select
      k.conrelid::regclass || '.' || child.attname as key,
      k.confrelid::regclass || '.' || parent.attname as source
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair (child_number, parent_number)
    join pg_attribute child on child.attrelid = k.conrelid and child.attnum = pair.child_number
    join pg_attribute parent on parent.attrelid = k.confrelid and parent.attnum = pair.parent_number
    where k.contype = 'f' and child.attname <> 'firm_id'
    union all
    select distinct
      r.ev_class::regclass || '.' || a.attname,
      d.refobjid::regclass || '.' || a.attname
    from pg_rewrite r
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
      and d.refclassid = 'pg_class'::regclass and d.refobjid <> r.ev_class and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_attribute own on own.attrelid = r.ev_class and own.attname = a.attname
    where r.ev_class::regclass::text !~ '^pg_|^information_schema'`.execute(db)
  return new Map(rows.map(({ key, source }) => [key, source]))
}
