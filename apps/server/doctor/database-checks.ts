import { sql } from 'kysely'
import { openDatabaseClock, maxSkewMs } from '#adapters/clock/database-clock.ts'
import { connectDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import { isBehindTransactionPooler } from '#adapters/database/pooler-check.ts'
import { findMissingRoles } from '#adapters/database/roles.ts'
import type { Log } from '#ports/log.ts'
import { readLastBackup } from '#database/installation.ts'
import { isMigrated } from '#database/migrate.ts'
import { copyWarning, isCommandOnCopy } from '../copy.ts'
import { isRightMasterKey } from '../master-key.ts'
import type { Settings } from '../settings.ts'
import { bad, check, good, note, type Finding } from './finding.ts'

const timeoutMs = 5_000
const oldestVersion = 150_000
const noticedSkewMs = 5_000
const hourMs = 3_600_000
const maxBackupHours = 26

export interface DatabaseParts {
  readonly url: string
  readonly masterKey: Uint8Array
  readonly log: Log
  readonly now: () => Date
  readonly settings: Pick<Settings, 'dataDir' | 'isDemo' | 'publicUrl'>
}

/** Reads only. */
export async function checkDatabase(parts: DatabaseParts): Promise<readonly Finding[]> {
  const { url, log } = parts
  let database: ConnectedDatabase | undefined
  const connection = await check(
    'database',
    'the address of a PostgreSQL that answers',
    async () => {
      database = await connectDatabase({ url, log, poolSize: 1 })
      return describeServer(database, url)
    },
  )
  if (database === undefined) return connection
  const { db } = database
  try {
    const others = [
      await check('roles', 'roles that can be read', async () => {
        const missing = await findMissingRoles(db)
        return missing === undefined
          ? good('roles', 'The three roles are there.')
          : bad('roles', `Roles are missing. Run this once as a superuser:\n\n${missing}`)
      }),
      await check('tables', 'tables of this program', async () =>
        (await isMigrated(db))
          ? good('tables', 'All migrations are applied.')
          : note('tables', 'Migrations are missing. The next start of the server applies them.'),
      ),
      await check('master key', 'the key that this database was set up with', async () =>
        (await isRightMasterKey(db, parts.masterKey))
          ? good('master key', 'It is the one of this database.')
          : bad('master key', 'It is not the one that this database was set up with.'),
      ),
      await check('clock', 'a database that says the time', () => describeClock(database, log)),
      await check('copy', 'a database that knows where it is', async () =>
        (await isCommandOnCopy(parts.settings, db))
          ? bad('copy', `${copyWarning}.`)
          : good('copy', 'This is no copy of another installation: messages may leave.'),
      ),
      await check('backup', 'a database that knows its backups', () =>
        describeBackup(parts, database),
      ),
    ]
    return [...connection, ...others.flat()]
  } finally {
    await database.close()
  }
}

async function describeServer(database: ConnectedDatabase, url: string): Promise<Finding> {
  const { rows } = await sql<{ version: string; number: number }>`
    select
      current_setting('server_version') as version,
      current_setting('server_version_num')::int as number`.execute(database.db)
  const primary = await database.findPrimary()
  const [{ version, number } = { version: '', number: 0 }] = rows
  if (number < oldestVersion)
    return bad('database', `PostgreSQL ${version} is too old. Expected 15 or newer.`)
  return (await isBehindTransactionPooler(url, timeoutMs))
    ? bad('database', 'A pooler shares connections between transactions. Expected session mode.')
    : good(
        'database',
        `PostgreSQL ${version} answers${primary ? `, at the primary ${primary}` : ''}.`,
      )
}

async function describeClock(database: ConnectedDatabase | undefined, log: Log): Promise<Finding> {
  if (database === undefined) throw new Error('The database is not connected')
  const clock = await openDatabaseClock(database, log)
  clock.close()
  const skewMs = Math.abs(clock.skewMs())
  const words = `This machine and the database differ by ${(skewMs / 1_000).toFixed(1)} seconds.`
  if (skewMs > maxSkewMs) return bad('clock', `${words} Expected NTP on both.`)
  return skewMs > noticedSkewMs ? note('clock', words) : good('clock', words)
}

async function describeBackup(
  { now }: DatabaseParts,
  database: ConnectedDatabase | undefined,
): Promise<Finding> {
  const last = database && (await readLastBackup(database.db))
  if (!last)
    return bad(
      'backup',
      'No backup has been reported. The script of the backup ends with backup:done.',
    )
  const hours = Math.round((now().getTime() - last.getTime()) / hourMs)
  const words = `The last backup ended ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${hours} h ago.`
  return hours > maxBackupHours
    ? bad('backup', `${words} Expected one a day.`)
    : good('backup', words)
}
