import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { migrate } from '#database/migrate.ts'
import { connectTestDatabase, openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { startApp } from '../start-app.ts'
import { readSettings, type Settings } from '../settings.ts'
import { SettingError } from '../settings/setting-values.ts'
import { productionSettings } from '#testing/test-app.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rightKey = new Uint8Array(32).fill(7)
const wrongKey = new Uint8Array(32).fill(8)
let folder: string
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>
let database: ConnectedDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-keys-'))
  empty = await openEmptyDatabase()
  database = await connectTestDatabase(empty.url, { poolSize: 2 })
})
afterEach(async () => {
  await database.close()
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

test('a missing master key ends the start before any table or folder is created', async () => {
  await expect(startApp(settingsWith(undefined), silentLog)).rejects.toThrow(SettingError)
  await expect(startApp(settingsWith(undefined), silentLog)).rejects.toThrow(
    /^MASTER_KEY is not set/,
  )
  expect(await shapeOfDatabase()).toEqual([{ tables: null }])
  expect(await readdir(folder)).toEqual([])
})

test('refuses a wrong master key at the first start of this version, before the migration, and accepts the right one', async () => {
  await setUpEarlierVersion()
  const before = await shapeOfDatabase()
  await expect(startApp(settingsWith(wrongKey), silentLog)).rejects.toThrow(
    /^MASTER_KEY .*expected the key/,
  )
  expect(await shapeOfDatabase()).toEqual(before)
  await startAndStop(rightKey)
  await expect(startApp(settingsWith(wrongKey), silentLog)).rejects.toThrow(SettingError)
})

test('refuses a wrong master key while no firm exists, for the server and for a command beside it', async () => {
  await startAndStop(rightKey)
  for (const role of ['server', 'command'] as const) {
    await expect(startApp(settingsWith(wrongKey), silentLog, { role })).rejects.toThrow(
      /^MASTER_KEY /,
    )
    await startAndStop(rightKey, role)
  }
})

test('refuses one of two processes that set up one database with different master keys at once', async () => {
  const starts = await Promise.allSettled(
    [rightKey, wrongKey].map((key) => startApp(settingsWith(key), silentLog)),
  )
  await Promise.all(
    starts.map(async (start) => start.status === 'fulfilled' && start.value.close()),
  )
  const reasons = starts.flatMap((start) =>
    start.status === 'rejected' ? [String(start.reason)] : [],
  )
  expect(reasons).toEqual([expect.stringContaining('MASTER_KEY')])
})

test.each([
  ['server', ['apps/server/main.ts']],
  ['command', ['apps/server/firm.ts', 'reconcile']],
])('the %s exits with code 78 and one sentence that names MASTER_KEY', async (_, words) => {
  await startAndStop(rightKey)
  const env = { PATH: process.env['PATH'], PORT: '0', ...envWith(wrongKey) }
  const run = promisify(execFile)(process.execPath, words, { cwd: root, env, timeout: 20_000 })
  await expect(run).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/^(Daybreak could not start\. )?MASTER_KEY .*\n$/),
  })
})

const envWith = (key: Uint8Array | undefined): Record<string, string> => ({
  ...productionSettings,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: empty.url,
  LOG_LEVEL: 'silent',
  ...(key && { MASTER_KEY: Buffer.from(key).toString('base64') }),
})
const settingsWith = (key: Uint8Array | undefined): Settings => readSettings(envWith(key))

async function startAndStop(key: Uint8Array, role: 'server' | 'command' = 'server'): Promise<void> {
  await (await startApp(settingsWith(key), silentLog, { role })).close()
}

/**
 * Creates a database of a version without the key check. It has one firm, whose key is sealed with
 * the right master key.
 */
async function setUpEarlierVersion(): Promise<void> {
  const earlier = join(folder, 'migrations')
  await cp(join(root, 'database/migrations'), earlier, { recursive: true })
  for (const name of await readdir(earlier)) if (name > '0007') await rm(join(earlier, name))
  await migrate(database, silentLog, earlier)
  const id = '0190a000-0000-7000-8000-000000000001'
  await sql`insert into firm (id, name, colour, invitation_message, invitation_days, sealed_key)
    values (${id}, 'Quay Law', '#123456', '', 7, ${masterKeySecrets(rightKey).newFirmKey(id)})`.execute(
    database.db,
  )
}

async function shapeOfDatabase(): Promise<unknown> {
  const { rows } = await sql`select
    (select array_agg(table_schema || '.' || table_name order by 1) from information_schema.tables
      where table_schema in ('public', 'pgboss')) as tables`.execute(database.db)
  return rows
}
