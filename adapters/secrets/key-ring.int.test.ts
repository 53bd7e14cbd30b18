import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTestDatabaseEach } from '#database/test-database.ts'
import { keyNames } from './key-names.ts'
import { LostKeysError, openKeyRing, opensKeyRing, rewrapKeyRing } from './key-ring.ts'
import { newestKey } from './test-secrets.ts'
import { masterKeySecrets } from './master-key-secrets.ts'

const masterKey = new Uint8Array(32).fill(7)
const nextKey = new Uint8Array(32).fill(9)
const data = aTestDatabaseEach()

test('an installation from before the ring keeps the keys that were derived from its master key', async () => {
  const before = masterKeySecrets(masterKey)
  const secrets = await mustOpen(masterKey, false)
  for (const name of keyNames.filter((known) => known.startsWith('key/')))
    expect(secrets.keysFor(name.slice(4))).toEqual(before.keysFor(name.slice(4)))
  const sealed = before.seal('outbox', 'Hello', 'context')
  expect(secrets.open('outbox', sealed, 'context')).toBe('Hello')
  expect(secrets.fingerprint('text-stop', 'a')).toEqual(before.fingerprint('text-stop', 'a'))
  const firmKey = before.newFirmKey('firm')
  const text = before.sealForFirm('firm', firmKey, 'answer', 'context')
  expect(secrets.openForFirm('firm', firmKey, text, 'context')).toBe('answer')
})

test('a new installation has random keys, the same in each process and start', async () => {
  const [first, second] = await Promise.all([mustOpen(), mustOpen()])
  expect(newestKey(second, 'access-token')).toEqual(newestKey(first, 'access-token'))
  expect(newestKey(await mustOpen(), 'access-token')).toEqual(newestKey(first, 'access-token'))
  const derived = masterKeySecrets(masterKey)
  expect(newestKey(first, 'access-token')).not.toEqual(newestKey(derived, 'access-token'))
  const { rows } = await sql<{ name: string }>`select name from key_ring`.execute(data.database.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...keyNames].toSorted())
})

test('a key that a later release needs is added, and the others stay', async () => {
  const first = await mustOpen()
  // As the older release left it.
  await sql`delete from key_ring where name = 'seal/outbox'`.execute(data.database.db)
  await sql`update key_ring_size set keys = keys - 1`.execute(data.database.db)
  const second = await mustOpen(masterKey, false)
  expect(newestKey(second, 'access-token')).toEqual(newestKey(first, 'access-token'))
  const sealed = second.seal('outbox', 'Hello', '')
  expect(() => masterKeySecrets(masterKey).open('outbox', sealed, '')).toThrow()
})

test('a ring that lost keys is noticed, and not completed with others', async () => {
  await mustOpen()
  await sql`delete from key_ring where name = 'seal/outbox'`.execute(data.database.db)
  await expect(opensKeyRing(data.database.db, masterKey)).rejects.toThrow(LostKeysError)
  await expect(open()).rejects.toThrow(LostKeysError)
  await sql`delete from key_ring`.execute(data.database.db)
  const words = `expected ${keyNames.length} keys, and the table has 0`
  await expect(opensKeyRing(data.database.db, masterKey)).rejects.toThrow(words)
  await expect(open()).rejects.toThrow(words)
  const { rows } = await sql`select name from key_ring`.execute(data.database.db)
  expect(rows).toEqual([])
})

test('another master key opens nothing and changes nothing', async () => {
  expect(await opensKeyRing(data.database.db, masterKey)).toBeUndefined()
  await mustOpen()
  const before = await sql`select * from key_ring order by name`.execute(data.database.db)
  expect(await open(nextKey)).toBeUndefined()
  expect(await opensKeyRing(data.database.db, nextKey)).toBe(false)
  await expect(rewrapKeyRing(data.database, { from: nextKey, to: masterKey })).rejects.toThrow()
  const after = await sql`select * from key_ring order by name`.execute(data.database.db)
  expect(after.rows).toEqual(before.rows)
})

test('after a change of the master key the same keys open with the new one only', async () => {
  const before = await mustOpen()
  const sealed = before.seal('account-ssn', '900551002', 'account')
  expect(await rewrapKeyRing(data.database, { from: masterKey, to: nextKey })).toBe(keyNames.length)
  expect(await opensKeyRing(data.database.db, masterKey)).toBe(false)
  expect((await mustOpen(nextKey)).open('account-ssn', sealed, 'account')).toBe('900551002')
  // A process that runs goes on.
  expect(before.open('account-ssn', sealed, 'account')).toBe('900551002')
})

test('a wrapped key cannot stand in the place of another', async () => {
  await mustOpen()
  await sql`
    update key_ring
    set wrapped = (select wrapped from key_ring where name = 'seal/outbox')
    where name = 'seal/account-ssn'`.execute(data.database.db)
  expect(await open()).toBeUndefined()
})

test('a key that is not listed is a fault of the program', async () => {
  const secrets = await mustOpen()
  expect(() => secrets.keysFor('something-else')).toThrow(/key-names/)
})

const open = (key = masterKey, isNew = true) => openKeyRing(data.database, key, { isNew })
async function mustOpen(key = masterKey, isNew = true) {
  const ring = await open(key, isNew)
  if (!ring) throw new Error('Another master key')
  return ring.secrets
}
