import type { MovableClock } from '#apps/server/demo-services.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database } from '#ports/database.ts'
import { followOffset, moveOffset, readOffset, type ClockOffset } from './demo-clock.store.ts'

export interface DemoClock extends MovableClock {
  reset(): Promise<void>
  offsetMs(): number
}

/** Throws unless `installDemoClock` was called for this database. */
export async function openDemoClock(database: Database, clock: Clock): Promise<DemoClock> {
  let offset: ClockOffset = { ms: 0, version: -1 }
  function setOffset(next: ClockOffset): void {
    if (next.version > offset.version) offset = next
  }
  // Starts to listen before it reads the offset, so that it misses no move.
  const close = await followOffset(database, setOffset)
  setOffset(await readOffset(database.db))
  return {
    now: () => new Date(clock.now().getTime() + offset.ms),
    moveBy: async (ms) => setOffset(await moveOffset(database, ms)),
    reset: async () => setOffset(await moveOffset(database, -offset.ms)),
    offsetMs: () => offset.ms,
    close,
  }
}
