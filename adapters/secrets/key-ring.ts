// The keys of the installation, in its database, wrapped by the master key (spec: security#key-ring).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { KeyVersion, Secrets } from '#ports/secrets.ts'
import { stopwatch } from '../clock/stopwatch.ts'
import { lockShape } from '../database/shape-lock.ts'
import { keyNames, type KeyName } from './key-names.ts'
import { keyedSecrets, type KeyVersions } from './keyed-secrets.ts'
import { deriveKey, keyBytes } from './master-key-secrets.ts'
import { openBox, sealBox } from './sealed-box.ts'

/** Processes that hear it read the keys again. */
export const keyRingChannel = 'key_ring'
const firstVersion = 1
/** Of the wrapping by the master key. It has one version only. */
const wrapVersion = 1

interface WrappedKey {
  readonly name: string
  readonly version: number
  readonly wrapped: Uint8Array
  /** Zero or less if the version is in use. */
  readonly msUntilUse: number
}

export interface KeyRing {
  readonly secrets: Secrets
  /** The version that makes new values now. */
  getVersion(name: KeyName): number
  /** True if a name has an older version that is not retired. */
  hasOlderVersion(name: KeyName): boolean
  /** Reads the keys again. Returns false, and changes nothing, for another master key. */
  reload(owner: Db, masterKey: Uint8Array): Promise<boolean>
}

/** The table lacks keys that it had, so no start may complete it with others. */
export class LostKeysError extends Error {}

/**
 * Returns true if this master key wraps the keys of the database, and undefined if the database has
 * no keys yet. Only reads, and works at any schema version. Throws a LostKeysError.
 */
export async function opensKeyRing(db: Db, masterKey: Uint8Array): Promise<boolean | undefined> {
  const { rows: tables } = await sql<{ hasRing: boolean; hasSize: boolean }>`
    select
      to_regclass('key_ring') is not null as has_ring,
      to_regclass('key_ring_size') is not null as has_size`.execute(db)
  if (tables[0]?.hasRing !== true) return undefined
  if (tables[0].hasSize) await refuseLostKeys(db)
  const { rows } = await sql<WrappedKey>`
    select name, version, wrapped, 0 as ms_until_use
    from key_ring
    where wrapped is not null
    limit 1`.execute(db)
  return rows[0] && canUnwrap(masterKey, rows[0])
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
): Promise<KeyRing | undefined> {
  const isOwn = await owner.transact(async (tx) => {
    await lockShape(tx)
    await refuseLostKeys(tx)
    const stored = await readKeys(tx)
    if (stored.some((row) => !canUnwrap(masterKey, row))) return false
    const hasName = new Set(stored.map(({ name }) => name))
    const isDerived = stored.length === 0 && !isNew
    for (const name of keyNames.filter((known) => !hasName.has(known))) {
      const key = isDerived ? deriveKey(masterKey, name) : Uint8Array.from(randomBytes(keyBytes))
      await insertKey(tx, masterKey, { name, version: firstVersion, key, delaySeconds: 0 })
    }
    await recordSize(tx)
    return true
  })
  if (!isOwn) return undefined
  let versions = new Map<string, Versions>()
  const find = (name: string): Versions => {
    const known = versions.get(name)
    if (!known) throw new Error(`There is no key ${name}: add it to key-names.ts`)
    return known
  }
  const reload = async (db: Db, key: Uint8Array): Promise<boolean> => {
    const rows = await readKeys(db)
    if (rows.some((row) => !canUnwrap(key, row))) return false
    versions = toVersions(key, rows, stopwatch())
    return true
  }
  if (!(await reload(owner.db, masterKey))) return undefined
  return {
    secrets: keyedSecrets((name) => sortForUse(find(name), stopwatch())),
    getVersion: (name) => sortForUse(find(name), stopwatch())[0].version,
    hasOlderVersion: (name) => {
      const sorted = sortForUse(find(name), stopwatch())
      return sorted.some(({ version }) => version < sorted[0].version)
    },
    reload,
  }
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
      if (!Buffer.from(unwrap(to, { ...row, wrapped: next })).equals(key))
        throw new Error('A key was not wrapped')
      await sql`
        update key_ring
        set wrapped = ${next}
        where name = ${row.name}
          and version = ${row.version}`.execute(tx)
    }
    return rows.length
  })
}

export interface NewKey {
  readonly name: string
  readonly version: number
  readonly key: Uint8Array
  /** Until the key makes values. */
  readonly delaySeconds: number
}

export async function insertKey(
  tx: Tx,
  masterKey: Uint8Array,
  { key, delaySeconds, ...id }: NewKey,
): Promise<void> {
  await sql`
    insert into key_ring (name, version, wrapped, used_from)
    values (
      ${id.name},
      ${id.version},
      ${wrap(masterKey, id, key)},
      portal_now() + make_interval(secs => ${delaySeconds})
    )`.execute(tx)
}

/** Runs after each insert. */
export async function recordSize(tx: Tx): Promise<void> {
  await sql`
    update key_ring_size
    set keys = (select count(*) from key_ring)`.execute(tx)
}

async function refuseLostKeys(db: Db): Promise<void> {
  const { rows } = await sql<{ expected: number; stored: number }>`
    select keys as expected, (select count(*)::integer from key_ring) as stored
    from key_ring_size`.execute(db)
  const [row] = rows
  if (row && row.stored < row.expected)
    throw new LostKeysError(
      `key_ring: expected ${row.expected} keys, and the table has ${row.stored}; restore it from a backup of the database.`,
    )
}

async function readKeys(db: Db): Promise<readonly WrappedKey[]> {
  const { rows } = await sql<WrappedKey>`
    select
      name,
      version,
      wrapped,
      extract(epoch from used_from - portal_now())::float8 * 1000 as ms_until_use
    from key_ring
    where wrapped is not null
    order by name, version desc`.execute(db)
  return rows
}

interface Versions {
  /** The newest first. */
  readonly all: KeyVersions
  /** When the newest one is used, on the stopwatch. */
  readonly newestFromMs: number
}

function toVersions(
  masterKey: Uint8Array,
  rows: readonly WrappedKey[],
  nowMs: number,
): Map<string, Versions> {
  const byName = new Map<string, Versions>()
  for (const row of rows) {
    const version: KeyVersion = { version: row.version, key: unwrap(masterKey, row) }
    const known = byName.get(row.name)
    byName.set(
      row.name,
      known
        ? { ...known, all: [...known.all, version] }
        : { all: [version], newestFromMs: nowMs + row.msUntilUse },
    )
  }
  return byName
}

/** The version to use first. A version that is not in use yet can open already. */
function sortForUse({ all, newestFromMs }: Versions, nowMs: number): KeyVersions {
  const [newest, second, ...older] = all
  return second && nowMs < newestFromMs ? [second, newest, ...older] : all
}

type KeyId = Pick<WrappedKey, 'name' | 'version'>

function wrap(masterKey: Uint8Array, { name, version }: KeyId, key: Uint8Array): Uint8Array {
  return sealBox(wrappingKey(masterKey), key, `${name}|${version}`)
}

function unwrap(
  masterKey: Uint8Array,
  { name, version, wrapped }: KeyId & Pick<WrappedKey, 'wrapped'>,
): Uint8Array {
  return openBox([wrappingKey(masterKey)], wrapped, `${name}|${version}`)
}

function wrappingKey(masterKey: Uint8Array): KeyVersion {
  return { version: wrapVersion, key: deriveKey(masterKey, 'ring') }
}

function canUnwrap(masterKey: Uint8Array, row: WrappedKey): boolean {
  try {
    unwrap(masterKey, row)
    return true
  } catch {
    return false
  }
}
