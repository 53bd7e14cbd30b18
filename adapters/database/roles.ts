// The roles in which processes work. Roles belong to the whole database server, so no migration
// makes them (spec: tenancy#roles).
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

export const roles = {
  /** The client portal, whose statements name an account or a firm themselves. */
  portal: 'daybreak_portal',
  /** Staff: sees the rows of one firm. */
  workspace: 'daybreak_workspace',
  /** Background jobs of one firm: sees its rows only. */
  jobs: 'daybreak_jobs',
} as const

export type Role = (typeof roles)[keyof typeof roles]

const names = Object.values(roles)

/** Makes the roles that are missing. A superuser runs it, or a user who may create roles. */
export function getRolesSql(owner: string): string {
  return `do $$
declare
  name text;
begin
  foreach name in array array[${names.map((name) => `'${name}'`).join(', ')}] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I', name);
    end if;
  end loop;
end
$$;
grant ${names.join(', ')} to "${owner.replaceAll('"', '""')}";
`
}

/** The SQL that the server needs before it can be used, or undefined. */
export async function findMissingRoles(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ owner: string; usable: number }>`
    select
      current_user as owner,
      (
        select count(*)
        from pg_roles
        where rolname = any(${names}) and pg_has_role(current_user, oid, 'member')
      ) as usable`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database did not say who the owner is')
  const canTakeAll = row.usable === names.length
  return canTakeAll ? undefined : getRolesSql(row.owner)
}
