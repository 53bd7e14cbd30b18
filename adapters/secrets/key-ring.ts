// The keys of the installation, in its database, wrapped by the master key (spec: security#key-ring).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { lockShape } from '../database/shape-lock.ts'
import { keyNames } from './key-names.ts'
import { keyedSecrets } from './keyed-secrets.ts'
import { deriveKey, keyBytes } from './master-key-secrets.ts'
import { openBox, sealBox } from './sealed-box.ts'

const firstVersion = 1

interface WrappedKey {
  readonly name: string
  readonly version: number
  readonly wrapped: Uint8Array
}

export interface KeyOfRing {
  readonly name: string
  readonly version: number
  readonly createdAt: Date
}

/**
 * Returns true if this master key wraps the keys of the database, and undefined if the database has
 * no keys yet. Only reads, and works at any schema version.
 */
export async function opensKeyRing(db: Db, masterKey: Uint8Array): Promise<boolean | undefined> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('key_ring') is not null as exists`.execute(db)
  if (tables[0]?.exists !== true) return undefined
  const [first] = await readKeys(db)
  return first && canUnwrap(masterKey, first)
}

/**
 * Reads the keys, and makes those that are missing. Keys of a new installation are random. An
 * installation from before this table gets the keys that were derived from its master key, so that
 * everything stored stays readable. Returns undefined for another master key.
 */
export async function openKeyRing(
  owner: Database,
  masterKey: Uint8Array,
  { isNew }: { readonly isNew: boolean },
): Promise<Secrets | undefined> {
  const keys = await owner.transact(async (tx) => {
    await lockShape(tx)
    const stored = await readKeys(tx)
    if (stored.some((row) => !canUnwrap(masterKey, row))) return undefined
    const hasName = new Set(stored.map(({ name }) => name))
    const isDerived = stored.length === 0 && !isNew
    const opened = new Map(stored.map((row) => [row.name, unwrap(masterKey, row)]))
    for (const name of keyNames.filter((known) => !hasName.has(known))) {
      const key = isDerived ? deriveKey(masterKey, name) : Uint8Array.from(randomBytes(keyBytes))
      await insertKey(tx, wrap(masterKey, { name, version: firstVersion }, key))
      opened.set(name, key)
    }
    return opened
  })
  return (
    keys &&
    keyedSecrets((name) => {
      const key = keys.get(name)
      if (!key) throw new Error(`There is no key ${name}: add it to key-names.ts`)
      return key
    })
  )
}

/**
 * Wraps all keys by another master key, in one transaction. Nothing else changes, so running
 * processes go on. Returns the number of keys. Throws if `from` is not the master key.
 */
export async function rewrapKeyRing(
  owner: Database,
  { from, to }: { readonly from: Uint8Array; readonly to: Uint8Array },
): Promise<number> {
  return owner.transact(async (tx) => {
    await lockShape(tx)
    const rows = await readKeys(tx)
    for (const row of rows) {
      const key = unwrap(from, row)
      const next = wrap(to, row, key)
      if (!Buffer.from(unwrap(to, next)).equals(key)) throw new Error('A key was not wrapped')
      await sql`
        update key_ring
        set wrapped = ${next.wrapped}
        where name = ${row.name}
          and version = ${row.version}`.execute(tx)
    }
    return rows.length
  })
}

/** By name and version. */
export async function listKeys(db: Db): Promise<readonly KeyOfRing[]> {
  const { rows } = await sql<KeyOfRing>`
    select name, version, created_at
    from key_ring
    order by name, version`.execute(db)
  return rows
}

async function readKeys(db: Db): Promise<readonly WrappedKey[]> {
  const { rows } = await sql<WrappedKey>`
    select name, version, wrapped
    from key_ring
    order by name, version`.execute(db)
  return rows
}

async function insertKey(tx: Tx, { name, version, wrapped }: WrappedKey): Promise<void> {
  await sql`
    insert into key_ring (name, version, wrapped)
    values (${name}, ${version}, ${wrapped})`.execute(tx)
}

type KeyId = Pick<WrappedKey, 'name' | 'version'>

function wrap(masterKey: Uint8Array, { name, version }: KeyId, key: Uint8Array): WrappedKey {
  return { name, version, wrapped: sealBox(wrappingKey(masterKey), key, `${name}|${version}`) }
}

function unwrap(masterKey: Uint8Array, { name, version, wrapped }: WrappedKey): Uint8Array {
  return openBox(wrappingKey(masterKey), wrapped, `${name}|${version}`)
}

const wrappingKey = (masterKey: Uint8Array) => deriveKey(masterKey, 'ring')

function canUnwrap(masterKey: Uint8Array, row: WrappedKey): boolean {
  try {
    unwrap(masterKey, row)
    return true
  } catch {
    return false
  }
}
