// A clock that a rehearsal can move, for this process, all others and the database's portal_now() at once.
import { followOffset, moveOffset, readOffset } from '#apps/demo/clock/demo-clock.store.ts'
import type { ClockOffset } from '#apps/demo/clock/demo-clock.store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database } from '#ports/database.ts'

export interface RehearsalClock extends Clock {
  /** Forward, or backward when negative. When it has answered, portal_now() and this clock agree. */
  moveBy(ms: number): Promise<void>
  /** Back to the true time. */
  reset(): Promise<void>
  /** How far ahead of the true time it is. */
  offsetMs(): number
  /** Stops following the moves of other processes. */
  close(): Promise<void>
}

/** Throws unless `installRehearsalClock` was done to this database. */
export async function openRehearsalClock(database: Database): Promise<RehearsalClock> {
  let offset: ClockOffset = { ms: 0, version: -1 }
  function take(next: ClockOffset): void {
    if (next.version > offset.version) offset = next
  }
  // First listen, then read: a move in between is heard.
  const close = await followOffset(database, take)
  take(await readOffset(database.db))
  return {
    now: () => new Date(Date.now() + offset.ms),
    moveBy: async (ms) => take(await moveOffset(database, ms)),
    reset: async () => take(await moveOffset(database, -offset.ms)),
    offsetMs: () => offset.ms,
    close,
  }
}
