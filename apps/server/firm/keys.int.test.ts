// The master key is changed while a server works.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { readSettings } from '../settings.ts'
import { startApp, type App } from '../start-app.ts'
import { productionSettings } from '../testing/test-app.ts'
import { runKeysCommand, type KeysValues } from './keys.ts'

let folder: string
let newKeyFile: string
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let env: Record<string, string>
let app: App
const newKey = randomBytes(32).toString('base64')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-rewrap-'))
  newKeyFile = join(folder, 'new-master-key')
  await writeFile(newKeyFile, `${newKey}\n`)
  database = await openEmptyDatabase()
  env = {
    ...productionSettings,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
  }
  app = await startApp(readSettings(env), silentLog)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (command: string, values: KeysValues = {}, changes: Record<string, string> = {}) =>
  runKeysCommand(readSettings({ ...env, ...changes }), silentLog, command, values)

/** Seals a message, and opens it as the delivery does. */
async function workOnce(): Promise<void> {
  const { secrets, outbox, database: own, ids } = app.deps
  const dedupe = ids.rowId()
  await own.transact((tx) =>
    outbox.post(tx, { channel: 'text', to: '2125550190', body: dedupe, dedupe }),
  )
  const { rows } = await sql<{ id: string; sealed: Uint8Array }>`
    select id, sealed
    from outbox
    where dedupe = ${dedupe}`.execute(own.db)
  const [row] = rows
  if (!row) throw new Error('The message is gone')
  expect(secrets.open('outbox', row.sealed, row.id)).toContain(dedupe)
}

test.each<readonly [string, KeysValues, Record<string, string>, RegExp]>([
  ['without a file', { reason: 'Yearly' }, {}, /--file: expected/],
  ['with a file that is no key', { reason: 'Yearly', file: import.meta.filename }, {}, /--file/],
  ['without a reason', { file: '' }, {}, /--reason/],
  [
    'with another master key',
    { reason: 'Yearly' },
    { MASTER_KEY: randomBytes(32).toString('base64') },
    /^MASTER_KEY: expected/,
  ],
])('refuses to change the master key %s', async (_, values, changes, words) => {
  await expect(run('keys:rewrap', values, changes)).rejects.toThrow(words)
})

test('the server goes on under load, the next start needs the new key, and the audit has the reason', async () => {
  let isDone = false
  const load = Array.from({ length: 4 }, async () => {
    let works = 0
    while (!isDone || works < 20) {
      await workOnce()
      works += 1
    }
  })
  const words = await run('keys:rewrap', { file: newKeyFile, reason: 'An operator left' })
  isDone = true
  await Promise.all(load)
  expect(words).toMatch(/^\d+ keys are wrapped by the new master key/)
  await workOnce()
  await expect(startApp(readSettings(env), silentLog)).rejects.toThrow(/^MASTER_KEY /)
  const changed = await startApp(readSettings({ ...env, MASTER_KEY: newKey }), silentLog)
  expect(changed.deps.secrets.keyFor('access-token')).toEqual(
    app.deps.secrets.keyFor('access-token'),
  )
  await changed.close()
  const { rows } = await sql<{ reason: string }>`
    select details ->> 'reason' as reason
    from audit
    where event = 'command.done'`.execute(app.deps.database.db)
  expect(rows).toEqual([{ reason: 'An operator left' }])
  const status = await run('keys:status', {}, { MASTER_KEY: newKey })
  expect(status).toMatch(/^key +version +made/)
  expect(status).toContain('seal/account-ssn')
})
