// Writes the SQL that spreads the tables of firms over the workers of Citus (spec: tenancy#distribution).
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import { listTablesOf } from './ownership.ts'

interface ForeignKey {
  readonly table: string
  readonly parent: string
  readonly name: string
  readonly definition: string
}

const heading = `-- Generated from the migrated database by npm run generate: do not edit.
-- Spreads the tables of firms over the workers of Citus, with or without rows. Run it once as a superuser, in one
-- session and with all processes stopped: docs/operations/scaling.md.
`

/** Reads the foreign keys of a migrated database. */
export async function getDistribution(db: Db): Promise<string> {
  const firmTables = listTablesOf('firm').toSorted()
  const references = listTablesOf('reference').toSorted()
  const keys = (await readForeignKeys(db)).filter(({ table, parent }) =>
    [table, parent].some((name) => firmTables.includes(name) || references.includes(name)),
  )
  const [first = '', ...others] = firmTables
  return [
    heading,
    'begin;',
    "set local citus.multi_shard_modify_mode = 'sequential';",
    '',
    '-- Citus accepts a foreign key only after both of its tables have their place.',
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name};`),
    '',
    '-- Every worker has a copy of these.',
    ...references.map((table) => `select create_reference_table('${table}');`),
    '',
    '-- The rows of one firm are on one worker.',
    `select create_distributed_table('${first}', 'firm_id');`,
    ...others.map(
      (table) =>
        `select create_distributed_table('${table}', 'firm_id', colocate_with => '${first}');`,
    ),
    '',
    ...keys.map(
      ({ table, name, definition }) =>
        `alter table ${table}\n  add constraint ${name}\n  ${definition.toLowerCase()};`,
    ),
    'commit;',
    '',
    '-- The workers see the firm of a transaction.',
    'do $$',
    'begin',
    "  execute format('alter database %I set citus.propagate_set_commands to ''local''', current_database());",
    'end',
    '$$;',
    '',
  ].join('\n')
}

async function readForeignKeys(db: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select
      conrelid::regclass::text as "table",
      confrelid::regclass::text as parent,
      conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 3`.execute(db)
  return rows
}
