// spec: tenancy#roles
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { getRolesSql, roles } from '#adapters/database/roles.ts'
import { connectTestDatabase, silentLog } from '#database/test-database.ts'
import type { AppDeps } from '../app-deps.ts'
import { readSettings } from '../settings.ts'
import { SettingError } from '../settings/setting-values.ts'
import { startApp } from '../start-app.ts'
import { productionSettings } from '#testing/test-app.ts'
import { aTestFolder } from '#database/test-folder.ts'

const owner = `owner_${randomBytes(4).toString('hex')}`
const folder = aTestFolder()
let superuser: ConnectedDatabase

beforeAll(async () => {
  superuser = await connectTestDatabase(addressOf('postgres'))
  await sql.raw(`create role ${owner} login password '${password()}'`).execute(superuser.db)
  await sql.raw(`create database ${owner} owner ${owner}`).execute(superuser.db)
})
afterAll(async () => {
  await sql.raw(`drop database ${owner} with (force)`).execute(superuser.db)
  await sql.raw(`drop role ${owner}`).execute(superuser.db)
  await superuser.close()
})

test('a start without the roles names the SQL, and after that SQL the server starts in them', async () => {
  const refusal = await start().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(SettingError)
  expect(String(refusal)).toContain(getRolesSql(owner))
  await sql.raw(getRolesSql(owner)).execute(superuser.db)
  const { deps, close } = await start()
  expect(await listUsers(deps)).toEqual(
    [roles.portal, roles.jobs, roles.workspace].map((role) => ({ login: owner, role })),
  )
  await close()
})

test('with logins of their own, the roles do not need the owner after the start', async () => {
  const logins = {
    DATABASE_PORTAL_URL: roles.portal,
    DATABASE_JOBS_URL: roles.jobs,
    DATABASE_WORKSPACE_URL: roles.workspace,
  }
  for (const role of Object.values(logins))
    await sql.raw(`alter role ${role} login password '${password()}'`).execute(superuser.db)
  const addresses = Object.entries(logins).map(([name, role]) => [name, addressOf(role, owner)])
  const { deps, close } = await start(Object.fromEntries(addresses) as Record<string, string>)
  expect(await listUsers(deps)).toEqual(
    [roles.portal, roles.jobs, roles.workspace].map((role) => ({ login: role, role })),
  )
  // The database ends a connection a moment after the client has closed it.
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where usename = ${owner}`.execute(superuser.db)
      return rows
    })
    .toEqual([])
  await close()
})

const password = () => new URL(inject('databaseUrl')).password

function addressOf(user: string, database = 'postgres'): string {
  const address = new URL(inject('databaseUrl'))
  Object.assign(address, { username: user, pathname: `/${database}` })
  return address.href
}

const start = (more: Readonly<Record<string, string>> = {}) =>
  startApp(
    readSettings({
      ...productionSettings,
      DATA_DIR: folder,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATABASE_URL: addressOf(owner, owner),
      ...more,
    }),
    silentLog,
  )

async function listUsers({ database, jobsDatabase, workspaceDatabase }: AppDeps) {
  const users = [database, jobsDatabase, workspaceDatabase].map(({ db }) =>
    sql<{ login: string; role: string }>`
      select session_user::text as login, current_user::text as role`.execute(db),
  )
  return (await Promise.all(users)).flatMap(({ rows }) => rows)
}
