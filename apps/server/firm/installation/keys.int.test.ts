// The master key is changed, and a key gets a new version, while two servers work.
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { beforeTests } from '#database/test-before.ts'
import { silentLog } from '#database/test-database.ts'
import { readSettings } from '../../settings.ts'
import { startApp, type App } from '../../start-app.ts'
import { anInstallation } from '#testing/test-installation.ts'
import { runKeysCommand, type KeysValues } from './keys.ts'

const installation = anInstallation()
const app = beforeTests(() => start())
const second = beforeTests(() => start())
const newKey = randomBytes(32).toString('base64')
let newKeyFile: string

beforeAll(async () => {
  newKeyFile = join(installation.folder, 'new-master-key')
  await writeFile(newKeyFile, `${newKey}\n`)
})
afterAll(() => Promise.all([app.close(), second.close()]))

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

test('each server opens what the other seals, before and after a new version is in use', async () => {
  const sealedBy = async (sender: App) => {
    const { secrets } = sender.deps
    return secrets.seal('outbox', 'Hello', '')[0]
  }
  let isDone = false
  const load = [
    [app, second],
    [second, app],
  ].map(async ([sender, receiver]) => {
    let works = 0
    while (!isDone || works < 20) {
      await workOnce(sender, receiver)
      works += 1
    }
  })
  const words = await runKeysCommand(toSettings(), silentLog, {
    command: 'keys:rotate',
    operands: ['seal/outbox'],
    values: { reason: 'Yearly' },
    delaySeconds: 2,
  })
  expect(words).toContain('seal/outbox has version 2, in use in 2 seconds')
  expect(await run('keys:status')).toMatch(/seal\/outbox +2 .*not yet in use/)
  await expect(
    runKeysCommand(toSettings(), silentLog, {
      command: 'keys:rotate',
      operands: ['seal/outbox'],
      values: { reason: 'Twice' },
    }),
  ).rejects.toThrow(/not in use yet/)
  expect([await sealedBy(app), await sealedBy(second)]).toEqual([1, 1])
  await vi.waitFor(
    async () => expect([await sealedBy(app), await sealedBy(second)]).toEqual([2, 2]),
    { timeout: 10_000 },
  )
  isDone = true
  await Promise.all(load)
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
  onTestFinished(async () => {
    const file = join(installation.folder, 'old-master-key')
    await writeFile(file, installation.env['MASTER_KEY'] ?? '')
    await run('keys:rewrap', { file, reason: 'Back' }, { MASTER_KEY: newKey })
  })
  isDone = true
  await Promise.all(load)
  expect(words).toMatch(/^\d+ keys are wrapped by the new master key/)
  await workOnce()
  await expect(start()).rejects.toThrow(/^MASTER_KEY /)
  const keyFile = join(installation.folder, 'key-of-a-server')
  await writeFile(keyFile, newKey)
  const byFile = await start({ MASTER_KEY: '', MASTER_KEY_FILE: keyFile })
  const changed = await start({ MASTER_KEY: newKey })
  expect(changed.deps.secrets.keysFor('access-token')).toEqual(
    app.deps.secrets.keysFor('access-token'),
  )
  await changed.close()
  await writeFile(keyFile, installation.env['MASTER_KEY'] ?? '')
  // A process that still has the old master key cannot learn a new version, and says so.
  await runKeysCommand(toSettings({ MASTER_KEY: newKey }), silentLog, {
    command: 'keys:rotate',
    operands: ['seal/account-ssn'],
    values: { reason: 'Next' },
  })
  await vi.waitFor(async () => expect((await app.deps.readiness()).isReady).toBe(false))
  await vi.waitFor(async () => expect((await byFile.deps.readiness()).isReady).toBe(false))
  await writeFile(keyFile, newKey)
  await vi.waitFor(async () => expect((await byFile.deps.readiness()).isReady).toBe(true), {
    timeout: 15_000,
  })
  await byFile.close()
  const { rows } = await sql<{ reason: string }>`
    select details ->> 'reason' as reason
    from audit
    where event = 'command.done'
      and details ->> 'command' = 'keys:rewrap'`.execute(app.deps.database.db)
  expect(rows).toEqual([{ reason: 'An operator left' }])
  const status = await run('keys:status', {}, { MASTER_KEY: newKey })
  expect(status).toMatch(/^key +version +since/)
  expect(status).toContain('seal/account-ssn')
})

const toSettings = (changes: Readonly<Record<string, string>> = {}) =>
  readSettings({ ...installation.env, ...changes })
const start = (changes?: Readonly<Record<string, string>>) =>
  startApp(toSettings(changes), silentLog)

const run = (command: string, values: KeysValues = {}, changes: Record<string, string> = {}) =>
  runKeysCommand(toSettings(changes), silentLog, { command, values })

/** A server seals a message, and another opens it as the delivery does. */
async function workOnce(sender = app, receiver = app): Promise<void> {
  const { outbox, database: own, ids } = sender.deps
  const { secrets } = receiver.deps
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
