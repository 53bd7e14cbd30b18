// Opens the house: database, schema, clock, keys, world. What the server, the firm's commands, the tests and the bench have in common.
import { mkdir } from 'node:fs/promises'
import { openRehearsalClock } from '#adapters/clock/rehearsal-clock.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { connectDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { installRehearsalClock, removeRehearsalClock } from '#adapters/database/rehearsal-clock.ts'
import { readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { migrate } from '#database/migrate.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { Settings } from './settings.ts'
import { openWorld, type World } from './world.ts'

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
export async function openHouse(settings: Settings, log: Log, { visiting = false }: { readonly visiting?: boolean } = {}): Promise<House> {
  const closers: Array<() => Promise<unknown>> = []
  const close = async () => {
    for (const closer of closers.toReversed()) await closer().catch((error: unknown) => log.error({ error: String(error) }, 'Something did not close'))
  }
  try {
    const embedded = settings.databaseUrl === undefined ? await startEmbedded({ dataDir: settings.dataDir, log }) : undefined
    if (embedded) closers.push(() => embedded.stop())
    await mkdir(settings.dataDir, { recursive: true })
    const database = await connectDatabase({ url: settings.databaseUrl ?? embedded?.url ?? '', log })
    closers.push(() => database.close())
    await migrate(database, log)
    const rehearsal = visiting ? undefined : await openClock(settings, database)
    if (rehearsal) closers.push(() => rehearsal.close())
    const masterKey = await readOrMakeMasterKey({ dataDir: settings.dataDir, mayMake: settings.isDemo, ...(settings.masterKey === undefined ? {} : { setting: settings.masterKey }) })
    const world = await openWorld({ settings, database, clock: rehearsal ?? systemClock(), log, masterKey })
    closers.push(() => world.close())
    return { world, rehearsalClock: rehearsal, embedded, close }
  } catch (error) {
    await close()
    throw error
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
