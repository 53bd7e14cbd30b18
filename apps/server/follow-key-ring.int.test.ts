import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeyRing, rewrapKeyRing, type KeyRing } from '#adapters/secrets/key-ring.ts'
import { addKeyVersion, retireKeyVersion } from '#adapters/secrets/key-versions.ts'
import { silentLog, aTestDatabaseEach } from '#database/test-database.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import { followKeyRing } from './follow-key-ring.ts'

const masterKey = new Uint8Array(32).fill(7)
const nextKey = new Uint8Array(32).fill(9)
const name = 'seal/outbox'
const data = aTestDatabaseEach()
let ring: KeyRing
const stops: Array<() => Promise<void>> = []
beforeEach(async () => {
  ring = await open()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

test('a version that was added during the start is known after it', async () => {
  await rotate()
  expect(ring.getVersion(name)).toBe(1)
  const { areKeysCurrent } = await follow()
  expect([ring.getVersion(name), areKeysCurrent()]).toEqual([2, true])
})

test('tries again by itself after a failure', async () => {
  let failures = 0
  const followed = await follow({
    asOwner: (work) =>
      (failures += 1) === 2 ? Promise.reject(new Error('No connection')) : work(data.database),
  })
  await rotate()
  await vi.waitFor(() => expect(followed.areKeysCurrent()).toBe(false))
  await vi.waitFor(() => expect(followed.areKeysCurrent()).toBe(true), { timeout: 15_000 })
  expect(ring.getVersion(name)).toBe(2)
})

test('after a change of the master key alone, a process with the old one lacks nothing', async () => {
  await rewrapKeyRing(data.database, { from: masterKey, to: nextKey })
  const { areKeysCurrent } = await follow()
  expect(areKeysCurrent()).toBe(true)
  expect(ring.secrets.seal('outbox', 'Hello', '')[0]).toBe(1)
})

test('a process that lacks a version makes nothing from its use on, and opens the rest', async () => {
  const old = ring.secrets.seal('outbox', 'Hello', '')
  const fingerprint = ring.secrets.fingerprint('text-stop', '2125550190')
  await rewrapKeyRing(data.database, { from: masterKey, to: nextKey })
  const { areKeysCurrent } = await follow()
  await rotate(nextKey, 3_600)
  await vi.waitFor(() => expect(areKeysCurrent()).toBe(false))
  expect(ring.secrets.seal('outbox', 'Hello', '')[0]).toBe(1)
  await data.clock.moveBy(3_600_000)
  await ring.reload(data.database.db, masterKey)
  expect(() => ring.secrets.seal('outbox', 'Hello', '')).toThrow(/this one could not read/)
  expect(ring.secrets.open('outbox', old, '')).toBe('Hello')
  expect(ring.secrets.fingerprint('text-stop', '2125550190')).toEqual(fingerprint)
})

test('goes on with the keys that it has when the table lost them', async () => {
  const error = vi.fn<Log['error']>()
  const { areKeysCurrent } = await follow({ log: { ...silentLog, error } })
  await sql`truncate key_ring`.execute(data.database.db)
  await data.database.transact((tx) => data.database.notify(tx, 'key_ring', ''))
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  expect(error.mock.calls[0]?.[1]).toContain('and the table has 0')
  expect(areKeysCurrent()).toBe(true)
  expect(ring.secrets.seal('outbox', 'Hello', '')[0]).toBe(1)
})

test('a version is not wrapped by a master key that was replaced meanwhile', async () => {
  await rewrapKeyRing(data.database, { from: masterKey, to: nextKey })
  await expect(rotate()).rejects.toThrow(/MASTER_KEY: it was changed meanwhile/)
  await expect(open(nextKey)).resolves.toBeDefined()
})

test('a retired version is forgotten', async () => {
  await follow()
  await rotate()
  await data.clock.moveBy(2 * 3_600_000)
  await retireKeyVersion(data.database, [], { name, version: 1 })
  await vi.waitFor(() => expect(ring.hasOlderVersion(name)).toBe(false))
})

test('one process at a time renews', async () => {
  await rotate()
  let running = 0
  let most = 0
  const asOwner = async <T>(work: (owner: Database) => Promise<T>): Promise<T> => {
    running += 1
    most = Math.max(most, running)
    try {
      return await work(data.database)
    } finally {
      running -= 1
    }
  }
  const { renewValues } = await follow({ asOwner })
  await Promise.all([renewValues(), renewValues(), renewValues()])
  expect(most).toBe(1)
})

async function open(key = masterKey): Promise<KeyRing> {
  const opened = await openKeyRing(data.database, key, { isNew: true })
  if (!opened) throw new Error('Another master key')
  return opened
}

async function follow(
  changes: {
    readonly key?: Uint8Array
    readonly asOwner?: <T>(work: (owner: Database) => Promise<T>) => Promise<T>
    readonly log?: Log
  } = {},
) {
  const followed = await followKeyRing({
    ring,
    database: data.database,
    asOwner: changes.asOwner ?? ((work) => work(data.database)),
    readMasterKey: () => Promise.resolve(changes.key ?? masterKey),
    log: changes.log ?? silentLog,
  })
  stops.push(() => followed.stop())
  return followed
}

const rotate = (key = masterKey, delaySeconds = 0) =>
  addKeyVersion(data.database, key, [], { name, delaySeconds })
