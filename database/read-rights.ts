// Reads from the catalogue what a role may do.
import { sql } from 'kysely'
import type { Role } from '#adapters/database/roles.ts'
import type { Db } from '#ports/database.ts'

/** By table or view: `select, insert, update(sealed, state)`. Without those that the role may not touch. */
export type Rights = Readonly<Record<string, string>>

/** Of all tables and views of the program and of its job queue. */
export async function readRights(db: Db, role: Role): Promise<Rights> {
  const { rows } = await sql<{ name: string; verbs: string }>`
    select
      case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      string_agg(v.verb || v.columns, ', ' order by v.place) as verbs
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select
        lower(p) as verb,
        place,
        case
          when has_table_privilege(${role}, c.oid, p) then ''
          when p in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') then (
            select '(' || string_agg(attname, ', ' order by attnum) || ')'
            from pg_attribute
            where attrelid = c.oid
              and attnum > 0
              and not attisdropped
              and has_column_privilege(${role}, c.oid, attnum, p)
          )
        end as columns
      from unnest(
        array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']
      ) with ordinality as privileges (p, place)
    ) v
    where n.nspname in ('public', 'pgboss')
      and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and v.columns is not null
      and c.relname <> 'rehearsal_clock'
      -- pg-boss makes one a day.
      and c.relname !~ '_[0-9]{8}$'
    group by n.nspname, c.relname
    order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, verbs }) => [name, verbs]))
}
