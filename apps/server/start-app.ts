// Opens the house: database, schema, clock, keys, world. What the server, the firm's commands, the tests and the bench have in common.
import { mkdir } from 'node:fs/promises'
import { openRehearsalClock } from '#adapters/clock/rehearsal-clock.ts'
import { openDatabaseClock } from '#adapters/clock/database-clock.ts'
import { connectDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { isBehindTransactionPooler } from '#adapters/database/pooler-check.ts'
import { installRehearsalClock, removeRehearsalClock } from '#apps/demo/clock/demo-clock.store.ts'
import { MasterKeyError, readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { claimFileStore, isOwnMasterKey, keepKeyCheck } from '#database/installation.ts'
import { migrate } from '#database/migrate.ts'
import { lookForKnownFiles } from '#features/documents/server/known-files.ts'
import { faultOf } from '#lib/faults.ts'
import { Problem } from '#lib/problem.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import { SettingError, type Settings } from './settings.ts'
import { openWorld, type World } from './create-deps.ts'

const otherMasterKey =
  'MASTER_KEY (or the file master-key in DATA_DIR): expected the key that this database was set up with, and this is another one.'

const sharedConnections =
  'DATABASE_URL: expected PostgreSQL itself, or a pooler in session mode (pgbouncer: pool_mode = session); this pooler shares connections ' +
  'between transactions, and prepared statements and notifications get lost there.'
const poolerTimeoutMs = 5_000

const otherFileStore =
  'DATA_DIR, FILES_S3_URL: this file store is not the one of this database; expected the folder or bucket that holds its files. ' +
  'All processes share one.'

export interface MovableClock extends Clock {
  moveBy(milliseconds: number): Promise<void>
}

export interface House {
  readonly world: World
  /** Set when REHEARSAL_CLOCK lets the time be moved. */
  readonly rehearsalClock: MovableClock | undefined
  /** The address of the embedded server, when the house brought its own. */
  readonly embedded: { readonly url: string; readonly reused: boolean } | undefined
  close(): Promise<void>
}

/**
 * Anything that goes wrong on the way closes again what was opened. A visitor (a command beside a running server) leaves the clock of the house as it is.
 */
export async function openHouse(
  settings: Settings,
  log: Log,
  { visiting = false }: { readonly visiting?: boolean } = {},
): Promise<House> {
  const closers: Array<() => Promise<unknown>> = []
  const close = async () => {
    for (const closer of closers.toReversed())
      await closer().catch((error: unknown) =>
        log.error({ error: String(error) }, 'Something did not close'),
      )
  }
  try {
    // Outside the demo a missing key stops the start before anything is touched; the demo makes one beside its database.
    const givenKey = settings.isDemo ? undefined : await masterKeyOf(settings)
    const embedded =
      settings.databaseUrl === undefined
        ? await startEmbedded({ dataDir: settings.dataDir, log })
        : undefined
    if (embedded) closers.push(() => embedded.stop())
    await mkdir(settings.dataDir, { recursive: true })
    const isShared =
      settings.databaseUrl !== undefined &&
      (await isBehindTransactionPooler(settings.databaseUrl, poolerTimeoutMs))
    if (isShared) throw new SettingError(sharedConnections)
    const database = await connectDatabase({
      url: settings.databaseUrl ?? embedded?.url ?? '',
      log,
      poolSize: settings.databasePool,
    })
    closers.push(() => database.close())
    const masterKey = givenKey ?? (await masterKeyOf(settings))
    const secrets = masterKeySecrets(masterKey)
    if (!(await isOwnMasterKey(database.db, secrets))) throw new SettingError(otherMasterKey)
    await migrate(database, log)
    if (!(await keepKeyCheck(database, secrets))) throw new SettingError(otherMasterKey)
    const rehearsal = visiting ? undefined : await openClock(settings, database)
    if (rehearsal) closers.push(() => rehearsal.close())
    const databaseClock = await openDatabaseClock(database, log)
    closers.push(async () => databaseClock.close())
    const { skewMs } = databaseClock
    const world = await openWorld({
      settings,
      database,
      clock: rehearsal ?? databaseClock,
      log,
      masterKey,
      skewMs,
    })
    closers.push(() => world.close())
    await requireOwnFileStore(world, visiting)
    return { world, rehearsalClock: rehearsal, embedded, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A store that is away does not keep the portal from starting: it is checked at the next start. */
async function requireOwnFileStore(world: World, visiting: boolean): Promise<void> {
  let isOwn = true
  try {
    isOwn = await claimFileStore({
      ...world,
      lookForKnownFiles: () => lookForKnownFiles(world),
      mayMark: !visiting,
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'unavailable') throw error
    world.log.warn(
      { cause: faultOf(error) },
      'The file store cannot be reached, so it was not checked that it is the one of this database',
    )
  }
  if (!isOwn) throw new SettingError(otherFileStore)
}

async function masterKeyOf({
  dataDir,
  isDemo,
  masterKey,
  masterKeyFile,
}: Settings): Promise<Uint8Array> {
  const given = {
    ...(masterKey !== undefined && { setting: masterKey }),
    ...(masterKeyFile !== undefined && { file: masterKeyFile }),
  }
  try {
    return await readOrMakeMasterKey({ dataDir, mayMake: isDemo, ...given })
  } catch (error) {
    throw error instanceof MasterKeyError ? new SettingError(error.message) : error
  }
}

async function openClock(settings: Settings, database: ConnectedDatabase) {
  if (!settings.rehearsalClock) {
    await removeRehearsalClock(database)
    return undefined
  }
  await installRehearsalClock(database)
  return openRehearsalClock(database)
}
