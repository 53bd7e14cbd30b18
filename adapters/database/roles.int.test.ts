import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectTestDatabase, openEmptyDatabase } from '#database/test-database.ts'
import type { ConnectedDatabase } from './connect.ts'
import { findMissingRoles, getRolesSql, roles, type Role } from './roles.ts'

const newUser = `user_${randomBytes(4).toString('hex')}`
let superuser: ConnectedDatabase
let newUserUrl: string

beforeAll(async () => {
  const address = new URL(inject('databaseUrl'))
  address.username = 'postgres'
  superuser = await connectTestDatabase(address.href)
  address.username = newUser
  newUserUrl = address.href
  await sql
    .raw(`create role ${newUser} login password '${decodeURIComponent(address.password)}'`)
    .execute(superuser.db)
})
afterAll(async () => {
  await sql.raw(`drop role ${newUser}`).execute(superuser.db)
  await superuser.close()
})

test('a user without the roles gets the SQL that grants them, and running it twice does no harm', async () => {
  const refusal = connectTestDatabase(newUserUrl, { role: roles.portal })
  await expect(refusal).rejects.toThrow(/permission denied to set role "daybreak_portal"/)
  const database = await connectTestDatabase(newUserUrl)
  const text = await findMissingRoles(database.db)
  expect(text).toBe(getRolesSql(newUser))
  for (const _ of ['once', 'twice']) await sql.raw(text ?? '').execute(superuser.db)
  expect(await findMissingRoles(database.db)).toBeUndefined()
  await database.close()
  const asPortal = await connectTestDatabase(newUserUrl, { role: roles.portal })
  const { rows } = await sql`select current_user::text as role`.execute(asPortal.db)
  await asPortal.close()
  expect(rows).toEqual([{ role: roles.portal }])
})

/** Counts the plans of a statement with a list that is called five times. */
async function countPlans(url: string, role: Role): Promise<unknown> {
  const database = await connectTestDatabase(url, { role })
  const { rows } = await database.transact(async (tx) => {
    for (const _ of Array.from({ length: 5 }))
      await sql`select relname from pg_class where relname = any(${['pg_class', 'pg_type']})`.execute(
        tx,
      )
    return sql`
      select generic_plans as generic, custom_plans as custom
      from pg_prepared_statements
      where statement like '%relname = any%'`.execute(tx)
  })
  await database.close()
  return rows[0]
}

test.each([
  { role: roles.portal, plans: { generic: 5, custom: 0 } },
  { role: roles.jobs, plans: { generic: 0, custom: 5 } },
])('$role: plans of a statement with a list, called five times', async ({ role, plans }) => {
  expect(await countPlans(inject('databaseUrl'), role)).toEqual(plans)
})

test('on Citus, whose planner needs the values, the portal plans each call', async () => {
  const { url, close } = await openEmptyDatabase()
  const address = new URL(url)
  address.username = 'postgres'
  const inDatabase = await connectTestDatabase(address.href)
  // The tests have no Citus. Its row in the catalog is all that the program looks at.
  await sql`
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 16000, 'citus', extowner, extnamespace, false, '0'
    from pg_extension
    where extname = 'plpgsql'`.execute(inDatabase.db)
  await inDatabase.close()
  expect(await countPlans(url, roles.portal)).toEqual({ generic: 0, custom: 5 })
  await close()
})

test('the file for operators has the same SQL', async () => {
  const file = new URL('../../deploy/postgres/roles.sql', import.meta.url)
  expect((await readFile(file, 'utf8')).replace(/^(--.*\n)+/, '')).toBe(getRolesSql('daybreak'))
})
