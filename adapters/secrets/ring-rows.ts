// The rows of key_ring, each a version of a key wrapped by the master key.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { KeyVersion } from '#ports/secrets.ts'
import { deriveKey } from './master-key-secrets.ts'
import { openBox, sealBox } from './sealed-box.ts'

/** Of the wrapping by the master key. It has one version only. */
const wrapVersion = 1

export interface RingRow {
  readonly name: string
  readonly version: number
  readonly wrapped: Uint8Array
  /** Zero or less if the version is in use. */
  readonly msUntilUse: number
}

type KeyId = Pick<RingRow, 'name' | 'version'>

/** The table lacks keys that it had, so no start may complete it with others. */
export class LostKeysError extends Error {}

/** Without retired versions, the newest first. Throws a LostKeysError. */
export async function readRing(db: Db): Promise<readonly RingRow[]> {
  const { rows } = await sql<
    { readonly expected: number } & (
      | RingRow
      | { readonly name: null }
      | (KeyId & { wrapped: null })
    )
  >`
    select
      s.keys as expected,
      k.name,
      k.version,
      k.wrapped,
      extract(epoch from k.used_from - portal_now())::float8 * 1000 as ms_until_use
    from key_ring_size s
    left join key_ring k on true
    order by k.name, k.version desc`.execute(db)
  const stored = rows.filter((row) => row.name !== null)
  refuseLostKeys(rows[0]?.expected ?? 0, stored.length)
  return stored.filter((row) => row.wrapped !== null)
}

export function refuseLostKeys(expected: number, stored: number): void {
  if (stored < expected)
    throw new LostKeysError(
      `key_ring: expected ${expected} keys, and the table has ${stored}; restore it from a backup of the database.`,
    )
}

export interface NewKey extends KeyVersion {
  readonly name: string
  /** Until the key makes values. */
  readonly delaySeconds: number
}

export async function insertKey(
  tx: Tx,
  masterKey: Uint8Array,
  { name, version, key, delaySeconds }: NewKey,
): Promise<void> {
  await sql`
    insert into key_ring (name, version, wrapped, used_from)
    values (
      ${name},
      ${version},
      ${wrap(masterKey, { name, version }, key)},
      portal_now() + make_interval(secs => ${delaySeconds})
    )`.execute(tx)
}

/** Runs after each insert. An unchanged size is not written. */
export async function recordSize(tx: Tx): Promise<void> {
  await sql`
    update key_ring_size s
    set keys = stored.keys
    from (select count(*) as keys from key_ring) stored
    where s.keys <> stored.keys`.execute(tx)
}

export function wrap(masterKey: Uint8Array, { name, version }: KeyId, key: Uint8Array): Uint8Array {
  return sealBox(wrappingKey(masterKey), key, `${name}|${version}`)
}

/** Undefined if another master key wrapped it. */
export function unwrap(
  masterKey: Uint8Array,
  { name, version, wrapped }: KeyId & Pick<RingRow, 'wrapped'>,
): Uint8Array | undefined {
  try {
    return openBox([wrappingKey(masterKey)], wrapped, `${name}|${version}`)
  } catch {
    return undefined
  }
}

function wrappingKey(masterKey: Uint8Array): KeyVersion {
  return { version: wrapVersion, key: deriveKey(masterKey, 'ring') }
}
