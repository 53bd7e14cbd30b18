// New versions of keys, and the end of old ones (spec: security#key-versions).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { KeyedColumn } from '#lib/keyed-column.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import { liftTimeouts, lockShape } from '../database/shape-lock.ts'
import { countValues, type KeyCount } from './count-values.ts'
import { expiringDays, keys, type KeyName } from './key-names.ts'
import { isMasterKeyOf, keyRingChannel } from './key-ring.ts'
import { keyBytes } from './master-key-secrets.ts'
import { insertKey, readRing, recordSize } from './ring-rows.ts'
import { maxVersion } from './sealed-box.ts'
import { isUnderFirmKey, keyOfColumn } from './value-versions.ts'

/** Until then a process may still finish work that it began with an older version. */
const settledHours = 1

export interface KeyOfRing {
  readonly name: KeyName
  readonly version: number
  readonly createdAt: Date
  readonly usedFrom: Date
  readonly isUsed: boolean
  readonly retiredAt: Date | null
  /** When a newer version came into use. Null for the newest one in use. */
  readonly replacedAt: Date | null
}

export interface KeyState extends KeyOfRing {
  /** Values in the database. Undefined if nothing is stored with the key. */
  readonly values: number | undefined
}

/** What the operator has to know before a change. The message says it. */
export class KeyVersionError extends Error {}

/** By name and version, the newest last. Reads each value that a key made. */
export async function listKeys(
  tx: Tx,
  columns: readonly KeyedColumn[],
): Promise<readonly KeyState[]> {
  await liftTimeouts(tx)
  const ring = await listVersions(tx)
  const newest = new Map(ring.filter(({ isUsed }) => isUsed).map((key) => [key.name, key.version]))
  const counts = await countValues(tx, columns, (name) => newest.get(name) ?? 1)
  return ring.map((key) => ({
    ...key,
    values: keys[key.name] === 'stored' ? countOf(counts, key) : undefined,
  }))
}

function countOf(counts: readonly KeyCount[], key: Pick<KeyOfRing, 'name' | 'version'>): number {
  const isSame = ({ name, version }: KeyCount) => name === key.name && version === key.version
  return counts.find(isSame)?.values ?? 0
}

/**
 * Adds a version, which every process learns before the delay is over. Returns its number, which no
 * stored value has: a restored ring may be older than the data. Throws a KeyVersionError.
 */
export async function addKeyVersion(
  owner: Database,
  masterKey: Uint8Array,
  columns: readonly KeyedColumn[],
  { name, delaySeconds }: { readonly name: KeyName; readonly delaySeconds: number },
): Promise<number> {
  if (keys[name] === 'fixed')
    throw new KeyVersionError(`${name} has one version only: what it made cannot be made again.`)
  const highest = await owner.transact((tx) => findHighestStored(tx, columns, name))
  return owner.transact(async (tx) => {
    await lockShape(tx)
    if (!isMasterKeyOf(await readRing(tx), masterKey))
      throw new KeyVersionError('MASTER_KEY: it was changed meanwhile; expected the new one.')
    const newest = (await listVersions(tx)).findLast((key) => key.name === name)
    if (!newest?.isUsed)
      throw new KeyVersionError(`The newest version of ${name} is not in use yet; wait a minute.`)
    const version = Math.max(newest.version, highest) + 1
    if (version > maxVersion)
      throw new KeyVersionError(`${name} has had all ${maxVersion} versions.`)
    const key = Uint8Array.from(randomBytes(keyBytes))
    await insertKey(tx, masterKey, { name, version, key, delaySeconds })
    await recordSize(tx)
    await owner.notify(tx, keyRingChannel, '')
    return version
  })
}

/** Removes the bytes of a version. Throws a KeyVersionError while something needs it. */
export async function retireKeyVersion(
  owner: Database,
  columns: readonly KeyedColumn[],
  { name, version }: { readonly name: KeyName; readonly version: number },
): Promise<void> {
  const ofKey = columns.filter((column) => keyOfColumn(column) === name)
  // Counted before the lock, which starts wait for: an old version that was replaced an hour ago
  // makes nothing any more.
  const states = await owner.transact((tx) => listKeys(tx, ofKey))
  const key = states.find((known) => known.name === name && known.version === version)
  if (!key) throw new KeyVersionError(`${name} has no version ${version}.`)
  await owner.transact(async (tx) => {
    await lockShape(tx)
    await requireUnneeded(tx, key)
    const { numAffectedRows } = await sql`
      update key_ring
      set
        wrapped = null,
        retired_at = portal_now()
      where name = ${name}
        and version = ${version}
        and retired_at is null`.execute(tx)
    if (numAffectedRows === 0n) throw new KeyVersionError(`${name} was changed meanwhile.`)
    await owner.notify(tx, keyRingChannel, '')
  })
}

async function findHighestStored(
  tx: Tx,
  columns: readonly KeyedColumn[],
  name: KeyName,
): Promise<number> {
  await liftTimeouts(tx)
  const ofKey = columns.filter((column) => keyOfColumn(column) === name && !isUnderFirmKey(column))
  const counts = await countValues(tx, ofKey, () => 1)
  return Math.max(0, ...counts.map(({ version }) => version))
}

async function requireUnneeded(tx: Tx, key: KeyState): Promise<void> {
  const which = `Version ${key.version} of ${key.name}`
  if (key.retiredAt) throw new KeyVersionError(`${which} is retired already.`)
  if (!key.replacedAt) throw new KeyVersionError(`${which} is in use: no newer version is.`)
  if (key.values)
    throw new KeyVersionError(`${which} is still needed by ${key.values} stored values.`)
  const isStored = keys[key.name] === 'stored'
  const wait = isStored
    ? sql`interval '1 hour' * ${settledHours}`
    : sql`interval '1 day' * ${expiringDays}`
  const { rows } = await sql<{ end: Date; isOver: boolean }>`
    select
      ${key.replacedAt}::timestamptz + ${wait} as end,
      ${key.replacedAt}::timestamptz + ${wait} <= portal_now() as is_over`.execute(tx)
  const [row] = rows
  if (row && !row.isOver)
    throw new KeyVersionError(
      `${which} can be retired from ${row.end.toISOString().slice(0, 16).replace('T', ' ')} UTC: until then something that was made with it may be used.`,
    )
}

async function listVersions(db: Db): Promise<readonly KeyOfRing[]> {
  const { rows } = await sql<KeyOfRing>`
    select
      name,
      version,
      created_at,
      used_from,
      used_from <= portal_now() as is_used,
      retired_at,
      (
        select min(newer.used_from)
        from key_ring newer
        where newer.name = key_ring.name
          and newer.version > key_ring.version
          and newer.used_from <= portal_now()
      ) as replaced_at
    from key_ring
    order by name, version`.execute(db)
  return rows
}
