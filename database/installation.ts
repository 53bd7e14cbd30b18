import { sql } from 'kysely'
import { lockShape } from '#adapters/database/shape-lock.ts'
import type { Database, Db } from '#ports/database.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Secrets } from '#ports/secrets.ts'

/** The text whose fingerprint is the key check. Never changes: the fingerprint is stored. */
const checkedText = 'daybreak'

/**
 * Returns true if the database was set up with this master key. Only reads, and works at any schema
 * version. Without a stored key check, the master key must open the key of a firm. A database
 * without firms accepts any master key.
 */
export async function isOwnMasterKey(db: Db, secrets: Secrets): Promise<boolean> {
  if (await hasTable(db, 'installation')) {
    const stored = await readKeyCheck(db)
    if (stored) return stored.equals(getKeyCheck(secrets))
  }
  if (!(await hasTable(db, 'firm'))) return true
  const { rows } = await sql<{ id: string; key: Uint8Array }>`
    select id, sealed_key as key
    from firm
    limit 1`.execute(db)
  return rows.every(({ id, key }) => canOpen(secrets, id, key))
}

/** False before the first start has stored its key check, while there is no firm. */
export async function isSetUp(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isSetUp: boolean }>`
    select exists (select from installation) or exists (select from firm) as is_set_up`.execute(db)
  return rows[0]?.isSetUp === true
}

/** Stores the key check once. Returns true when the stored one matches this master key. */
export async function insertKeyCheck({ db }: Database, secrets: Secrets): Promise<boolean> {
  const ours = getKeyCheck(secrets)
  await sql`
    insert into installation (key_check)
    values (${ours})
    on conflict (id) do nothing`.execute(db)
  return (await readKeyCheck(db))?.equals(ours) === true
}

/** A dump that is restored gets another OID, and on another server another identifier. */
const here = sql<string>`(
  select system_identifier || '/' || (select oid from pg_database where datname = current_database())
  from pg_control_system()
)`

/**
 * Returns true if the database is a copy of another installation, or the portal has another address
 * than before (spec: security#copies). The first call remembers where it is.
 */
export async function isCopy({ db }: Database, publicUrl: string): Promise<boolean> {
  const { rows } = await sql<{ isCopy: boolean }>`
    update installation
    set
      instance = coalesce(instance, ${here}),
      public_url = coalesce(public_url, ${publicUrl})
    returning instance <> ${here} or public_url <> ${publicUrl} as is_copy`.execute(db)
  return rows[0]?.isCopy === true
}

/** The same question, but changes nothing. False for a database of an older program. */
export async function seemsCopy(db: Db, publicUrl: string): Promise<boolean> {
  if (!(await hasTable(db, 'installation'))) return false
  const { rows } = await sql<{ isCopy: boolean | null }>`
    select
      to_jsonb(installation) ->> 'instance' <> ${here}
      or to_jsonb(installation) ->> 'public_url' <> ${publicUrl} as is_copy
    from installation`.execute(db)
  return rows[0]?.isCopy === true
}

/** From now on this database is the installation. */
export async function adoptCopy({ db }: Database, publicUrl: string): Promise<void> {
  await sql`
    update installation
    set
      instance = ${here},
      public_url = ${publicUrl}`.execute(db)
}

/** Undefined before the first report, and in a database of an older program. */
export async function readLastBackup(db: Db): Promise<Date | undefined> {
  if (!(await hasTable(db, 'installation'))) return undefined
  const { rows } = await sql<{ backedUpAt: string | null }>`
    select to_jsonb(installation) ->> 'backed_up_at' as backed_up_at
    from installation`.execute(db)
  const time = rows[0]?.backedUpAt
  return time ? new Date(time) : undefined
}

/** The backup that ends now. */
export async function recordBackup({ db }: Database): Promise<void> {
  await sql`
    update installation
    set backed_up_at = portal_now()`.execute(db)
}

interface StoreRow {
  readonly id: string
  readonly isMarked: boolean
}

/** 'found': at least one is in the store. 'missing': none is. 'none': the database has no files. */
export type KnownFiles = 'found' | 'missing' | 'none'

export interface FileStoreClaim {
  readonly database: Database
  readonly vault: Pick<FileVault, 'storeId' | 'setStoreId'>
  readonly lookForKnownFiles: () => Promise<KnownFiles>
  /** False for a command that runs beside a server, because it may use another folder. */
  readonly mayMark: boolean
}

/**
 * Returns true if this file store belongs to the database. The first start of a server marks the
 * store with the database ID. Later, a store with another ID or without an ID is a different store,
 * unless it has a known file: the database or the files may come from a backup. Writes nothing into
 * a store that it refuses.
 */
export async function claimFileStore({
  database,
  vault,
  lookForKnownFiles,
  mayMark,
}: FileStoreClaim): Promise<boolean> {
  return database.transact(async (tx) => {
    await lockShape(tx)
    const { rows } = await sql<StoreRow>`
      select store_id as id, store_marked as is_marked
      from installation`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('The key check is stored before the file store is claimed')
    const mark = await vault.storeId()
    if (mark === row.id && row.isMarked) return true
    if (mark !== row.id) {
      const known = await lookForKnownFiles()
      const isNew = mark === undefined && !row.isMarked && known === 'none'
      if (known !== 'found' && !isNew) return false
    }
    if (!mayMark) return true
    if (mark === undefined) await vault.setStoreId(row.id)
    await sql`
      update installation
      set
        store_id = ${mark ?? row.id},
        store_marked = true`.execute(tx)
    return true
  })
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found`.execute(db)
  return rows[0]?.found === true
}

async function readKeyCheck(db: Db): Promise<Buffer | undefined> {
  const { rows } = await sql<{ check: Uint8Array }>`
    select key_check as check
    from installation`.execute(db)
  return rows[0] && Buffer.from(rows[0].check)
}

function getKeyCheck(secrets: Secrets): Buffer {
  return Buffer.from(secrets.fingerprint('key-check', checkedText))
}

function canOpen(secrets: Secrets, firmId: string, firmKey: Uint8Array): boolean {
  try {
    secrets.sealForFirm(firmId, firmKey, checkedText, '')
    return true
  } catch {
    return false
  }
}
