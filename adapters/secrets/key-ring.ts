// The keys of the installation, in its database, wrapped by the master key (spec: security#key-ring).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '#ports/database.ts'
import type { KeyVersion, Secrets } from '#ports/secrets.ts'
import { stopwatch } from '../clock/stopwatch.ts'
import { lockShape } from '../database/shape-lock.ts'
import { keyNames, type KeyName } from './key-names.ts'
import { keyedSecrets, type KeyVersions } from './keyed-secrets.ts'
import { deriveKey, keyBytes } from './master-key-secrets.ts'
import {
  insertKey,
  readRing,
  recordSize,
  refuseLostKeys,
  unwrap,
  wrap,
  type RingRow,
} from './ring-rows.ts'

export { LostKeysError } from './ring-rows.ts'

/** Processes that hear it read the keys again. */
export const keyRingChannel = 'key_ring'
const firstVersion = 1

export interface KeyRing {
  readonly secrets: Secrets
  /** The version that makes new values now. */
  getVersion(name: KeyName): number
  /** True if a name has an older version that is not retired. */
  hasOlderVersion(name: KeyName): boolean
  /**
   * Reads the keys again. Returns false if this master key does not open one that is new. From the
   * time of its use on, nothing is made with an older version of that key. Throws a LostKeysError, and
   * changes nothing.
   */
  reload(owner: Db, masterKey: Uint8Array): Promise<boolean>
}

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
  if (tables[0].hasSize) {
    const { rows } = await sql<{ expected: number; stored: number }>`
      select keys as expected, (select count(*)::integer from key_ring) as stored
      from key_ring_size`.execute(db)
    refuseLostKeys(rows[0]?.expected ?? 0, rows[0]?.stored ?? 0)
  }
  const { rows } = await sql<Pick<RingRow, 'name' | 'version' | 'wrapped'>>`
    select name, version, wrapped
    from key_ring
    where wrapped is not null
    limit 1`.execute(db)
  return rows[0] && unwrap(masterKey, rows[0]) !== undefined
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
  const ring = createRing()
  const isOpen = await owner.transact(async (tx) => {
    await lockShape(tx)
    const stored = await readRing(tx)
    if (!isMasterKeyOf(stored, masterKey)) return false
    const hasName = new Set(stored.map(({ name }) => name))
    const isDerived = stored.length === 0 && !isNew
    for (const name of keyNames.filter((known) => !hasName.has(known))) {
      const key = isDerived ? deriveKey(masterKey, name) : Uint8Array.from(randomBytes(keyBytes))
      await insertKey(tx, masterKey, { name, version: firstVersion, key, delaySeconds: 0 })
    }
    await recordSize(tx)
    return ring.reload(tx, masterKey)
  })
  return isOpen ? ring : undefined
}

export function isMasterKeyOf(rows: readonly RingRow[], masterKey: Uint8Array): boolean {
  return rows.every((row) => unwrap(masterKey, row) !== undefined)
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
    const rows = await readRing(tx)
    for (const row of rows) {
      const key = unwrap(from, row)
      if (!key) throw new Error(`Another master key wraps ${row.name}`)
      await sql`
        update key_ring
        set wrapped = ${wrap(to, row, key)}
        where name = ${row.name}
          and version = ${row.version}`.execute(tx)
    }
    if (!isMasterKeyOf(await readRing(tx), to)) throw new Error('A key was not wrapped')
    return rows.length
  })
}

interface Versions {
  /** The newest first. */
  readonly known: readonly KeyVersion[]
  /** When the newest known one is used, on the stopwatch. */
  readonly newestFromMs: number
  /** When a version is used that this process could not read. */
  readonly lackingFromMs: number
}

const none: Versions = { known: [], newestFromMs: 0, lackingFromMs: Number.POSITIVE_INFINITY }

function createRing(): KeyRing {
  let byName: ReadonlyMap<string, Versions> = new Map()
  const find = (name: string): Versions => {
    const versions = byName.get(name)
    if (!versions) throw new Error(`There is no key ${name}: add it to key-names.ts`)
    return versions
  }
  const list = (name: string) => sortForUse(name, find(name), stopwatch())
  return {
    secrets: keyedSecrets({ list, listKnown: (name) => find(name).known }),
    getVersion: (name) => list(name)[0].version,
    hasOlderVersion: (name) => {
      const [used, ...others] = list(name)
      return others.some(({ version }) => version < used.version)
    },
    async reload(db, masterKey) {
      byName = readVersions(await readRing(db), masterKey, byName)
      return [...byName.values()].every(({ lackingFromMs }) => lackingFromMs === none.lackingFromMs)
    },
  }
}

/** Keys that are known already need no master key. */
function readVersions(
  rows: readonly RingRow[],
  masterKey: Uint8Array,
  before: ReadonlyMap<string, Versions>,
): ReadonlyMap<string, Versions> {
  const nowMs = stopwatch()
  const byName = new Map<string, Versions>()
  for (const row of rows) {
    const { name, version } = row
    const usedFromMs = nowMs + row.msUntilUse
    const { known, newestFromMs, lackingFromMs } = byName.get(name) ?? none
    const same = before.get(name)?.known.find((each) => each.version === version)
    const key = same?.key ?? unwrap(masterKey, row)
    byName.set(
      name,
      key
        ? {
            known: [...known, { version, key }],
            newestFromMs: known.length === 0 ? usedFromMs : newestFromMs,
            lackingFromMs,
          }
        : { known, newestFromMs, lackingFromMs: Math.min(lackingFromMs, usedFromMs) },
    )
  }
  return byName
}

/** The version to use first. A version that is not in use yet can open already. */
function sortForUse(
  name: string,
  { known, newestFromMs, lackingFromMs }: Versions,
  nowMs: number,
): KeyVersions {
  const [newest, second, ...older] = known
  if (!newest || nowMs >= lackingFromMs)
    throw new Error(`Other processes use a version of ${name} that this one could not read`)
  return second && nowMs < newestFromMs ? [second, newest, ...older] : [newest, ...known.slice(1)]
}
