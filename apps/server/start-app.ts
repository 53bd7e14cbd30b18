import { mkdir } from 'node:fs/promises'
import { openDatabaseClock } from '#adapters/clock/database-clock.ts'
import {
  connectDatabase,
  withDatabase,
  type ConnectedDatabase,
} from '#adapters/database/connect.ts'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { isBehindTransactionPooler } from '#adapters/database/pooler-check.ts'
import { findMissingRoles, roles, type Role } from '#adapters/database/roles.ts'
import { toCode } from '#adapters/database/transactions.ts'
import { removeDemoClock } from '#adapters/database/remove-demo-clock.ts'
import { startJobsLater } from '#adapters/jobs/running-jobs.ts'
import { LostKeysError, openKeyRing, type KeyRing } from '#adapters/secrets/key-ring.ts'
import { claimFileStore, insertKeyCheck, isSetUp } from '#database/installation.ts'
import { isMigrated, migrate } from '#database/migrate.ts'
import { findKnownFiles } from '#features/documents/server/files/known-files.ts'
import { getFault } from '#lib/faults.ts'
import { Problem } from '#lib/problem.ts'
import type { Log } from '#ports/log.ts'
import { isRightMasterKey, readMasterKey } from './master-key.ts'
import type { Settings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'
import { isCommandOnCopy, isServerOfCopy } from './copy.ts'
import { createDeps } from './create-deps.ts'
import type { AppDeps } from './app-deps.ts'
import { followKeyRing } from './follow-key-ring.ts'
import type { DemoServices, MovableClock } from './demo-services.ts'

const otherMasterKey =
  'MASTER_KEY (or the file master-key in DATA_DIR): expected the key that this database was set up with, and this is another one.'

const sharedConnections =
  'expected PostgreSQL itself, or a pooler in session mode (pgbouncer: pool_mode = session); this pooler shares connections ' +
  'between transactions, and prepared statements and notifications get lost there.'
const poolerTimeoutMs = 5_000
/** PostgreSQL: insufficient privilege. */
const notPermitted = '42501'
const missingRoles =
  'DATABASE_URL: expected the roles in which Daybreak works, on this PostgreSQL server; run this there once, as a superuser:'
/** One connection holds a lock while others work. */
const ownerPool = 4

const olderDatabase =
  'DATABASE_URL: expected a database on which the server of this version has started; start it first. A command does not change the tables.'

const otherFileStore =
  'DATA_DIR, FILES_S3_URL: this file store is not the one of this database; expected the folder or bucket that holds its files. ' +
  'All processes share one.'

export interface App {
  readonly deps: AppDeps
  /** Set when REHEARSAL_CLOCK allows moving the time. */
  readonly movableClock: MovableClock | undefined
  /** Set for the embedded database server. */
  readonly embedded: { readonly url: string; readonly reused: boolean } | undefined
  close(): Promise<void>
}

type ProcessRole = 'server' | 'command'

export interface StartOptions {
  /**
   * A command runs beside a server, which alone changes the tables, manages the clock and marks the
   * file store.
   */
  readonly role?: ProcessRole
  readonly demo?: DemoServices | undefined
}

/** If the start fails, closes everything that it opened. */
export async function startApp(
  settings: Settings,
  log: Log,
  { role = 'server', demo }: StartOptions = {},
): Promise<App> {
  const closers: Array<() => Promise<unknown>> = []
  const close = async () => {
    for (const closer of closers.toReversed())
      await closer().catch((error: unknown) =>
        log.error({ error: String(error) }, 'Something did not close'),
      )
  }
  try {
    // Outside the demo a missing key stops the start before any change.
    const givenKey = settings.isDemo ? undefined : await readMasterKey(settings)
    const embedded =
      settings.databaseUrl === undefined
        ? await startEmbedded({ dataDir: settings.dataDir, log })
        : undefined
    if (embedded) closers.push(() => embedded.stop())
    await mkdir(settings.dataDir, { recursive: true })
    // The server beside a command has checked the addresses.
    if (role === 'server') await refuseTransactionPoolers(settings)
    const url = settings.databaseUrl ?? embedded?.url ?? ''
    const owner = await connectDatabase({ url, log, poolSize: ownerPool })
    closers.push(() => owner.close())
    const masterKey = givenKey ?? (await readMasterKey(settings))
    const ring = await prepareDatabase(owner, { masterKey, role, log })
    const { database, jobsDatabase, workspaceDatabase } = await connectRoles({
      settings,
      url,
      log,
      closers,
    })
    const databaseClock = await openDatabaseClock(database, log)
    closers.push(async () => databaseClock.close())
    const { skewMs } = databaseClock
    const movableClock =
      settings.hasMovableClock && role === 'server'
        ? await demo?.openMovableClock({ owner, database, clock: databaseClock })
        : undefined
    if (movableClock) closers.push(() => movableClock.close())
    else if (role === 'server') await removeDemoClock(owner)
    const followed = await followKeyRing({
      ring,
      database,
      asOwner: (work) => withDatabase({ url, log, poolSize: ownerPool }, work),
      readMasterKey: () => readMasterKey(settings),
      log,
    })
    closers.push(() => followed.stop())
    const isCopy =
      role === 'server'
        ? await isServerOfCopy(settings, database)
        : await isCommandOnCopy(settings, database.db)
    const startJobs = async () => {
      const pgBoss = await import('#adapters/jobs/pg-boss.ts')
      return pgBoss.startJobs(jobsDatabase, log, { isSendOnly: role === 'command' || isCopy })
    }
    const deps = await createDeps({
      settings,
      database,
      jobsDatabase,
      workspaceDatabase,
      jobs: role === 'command' ? startJobsLater(startJobs) : await startJobs(),
      clock: movableClock ?? databaseClock,
      log,
      secrets: ring.secrets,
      keyRing: followed,
      isCopy,
      skewMs,
      demo,
    })
    closers.push(() => deps.close())
    await requireOwnFileStore(deps, role)
    await owner.close()
    return { deps, movableClock, embedded, close }
  } catch (error) {
    await close()
    throw error instanceof LostKeysError ? new SettingError(error.message) : error
  }
}

/**
 * Checks the master key before any change. Then the server brings the tables and keys up to date; a
 * command requires that.
 */
async function prepareDatabase(
  owner: ConnectedDatabase,
  {
    masterKey,
    role,
    log,
  }: { readonly masterKey: Uint8Array; readonly role: ProcessRole; readonly log: Log },
): Promise<KeyRing> {
  if (!(await isRightMasterKey(owner.db, masterKey))) throw new SettingError(otherMasterKey)
  const rolesSql = await findMissingRoles(owner.db)
  if (rolesSql !== undefined) throw new SettingError(`${missingRoles}\n\n${rolesSql}`)
  if (role === 'server') {
    await migrate(owner, log)
    const { installJobs } = await import('#adapters/jobs/pg-boss.ts')
    await installJobs(owner)
  } else if (!(await isMigrated(owner.db))) throw new SettingError(olderDatabase)
  const isNew = !(await isSetUp(owner.db))
  const ring = await openKeyRing(owner, masterKey, { isNew })
  // Another process may have set up the database with another key meanwhile.
  if (!ring || !(await insertKeyCheck(owner, ring.secrets))) throw new SettingError(otherMasterKey)
  return ring
}

async function refuseTransactionPoolers(settings: Settings): Promise<void> {
  const addresses = {
    DATABASE_URL: settings.databaseUrl,
    DATABASE_PORTAL_URL: settings.portalDatabaseUrl,
    DATABASE_JOBS_URL: settings.jobsDatabaseUrl,
    DATABASE_WORKSPACE_URL: settings.workspaceDatabaseUrl,
  }
  for (const [name, url] of Object.entries(addresses))
    if (url !== undefined && (await isBehindTransactionPooler(url, poolerTimeoutMs)))
      throw new SettingError(`${name}: ${sharedConnections}`)
}

/** A quarter of the connections is for jobs. Those of staff are opened when a command needs them. */
async function connectRoles({
  settings,
  url,
  log,
  closers,
}: {
  readonly settings: Settings
  readonly url: string
  readonly log: Log
  readonly closers: Array<() => Promise<unknown>>
}) {
  const ofJobs = Math.max(2, Math.floor(settings.databasePool / 4))
  const connect = async (
    role: Role,
    { name, ownUrl }: { readonly name: string; readonly ownUrl: string | undefined },
    poolSize: number,
  ) => {
    const database = await connectDatabase({ url: ownUrl ?? url, role, log, poolSize }).catch(
      (error: unknown) => {
        if (toCode(error) !== notPermitted) throw error
        throw new SettingError(
          `${ownUrl === undefined ? 'DATABASE_URL' : name}: expected a user who may take the role ${role}.`,
        )
      },
    )
    closers.push(() => database.close())
    return database
  }
  const connecting = [
    connect(
      roles.portal,
      { name: 'DATABASE_PORTAL_URL', ownUrl: settings.portalDatabaseUrl },
      settings.databasePool - ofJobs,
    ),
    connect(roles.jobs, { name: 'DATABASE_JOBS_URL', ownUrl: settings.jobsDatabaseUrl }, ofJobs),
    connect(
      roles.workspace,
      { name: 'DATABASE_WORKSPACE_URL', ownUrl: settings.workspaceDatabaseUrl },
      ofJobs,
    ),
  ] as const
  // If a role is refused, the connections of the other roles are closed, so they must exist by then.
  await Promise.allSettled(connecting)
  const [database, jobsDatabase, workspaceDatabase] = await Promise.all(connecting)
  return { database, jobsDatabase, workspaceDatabase }
}

/** An unavailable store does not stop the start; the next start checks it. */
async function requireOwnFileStore(deps: AppDeps, role: ProcessRole): Promise<void> {
  let isOwn = true
  try {
    isOwn = await claimFileStore({
      ...deps,
      lookForKnownFiles: () => findKnownFiles(deps),
      mayMark: role === 'server',
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'unavailable') throw error
    deps.log.warn(
      { cause: getFault(error) },
      'The file store cannot be reached, so it was not checked that it is the one of this database',
    )
  }
  if (!isOwn) throw new SettingError(otherFileStore)
}
