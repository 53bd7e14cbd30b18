import { sql } from 'kysely'
import { getFault } from '#lib/faults.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'

const usualEveryMs = 60_000
const samples = 3
/** Slower replies are ignored, because they do not show exactly when the clock was read. */
const maxRoundTripMs = 1_000
/** Smaller differences are within the measurement error and are not corrected. */
const minCorrectedMs = 1_000
const warnedSkewMs = 5_000
/**
 * Max clock difference of a usable machine. Certificates and requests to the file store depend on
 * the machine's own, uncorrected clock.
 */
export const maxSkewMs = 30_000

export interface DatabaseClock extends Clock {
  /** The database's clock minus this machine's clock; negative when the machine is ahead. */
  skewMs(): number
  close(): void
}

export interface DatabaseClockSettings {
  readonly machineTimeMs?: () => number
  readonly everyMs?: number
}

/** Measures immediately and every minute. A failed measurement keeps the previous result. */
export async function openDatabaseClock(
  { db }: Pick<Database, 'db'>,
  log: Log,
  { machineTimeMs = Date.now, everyMs = usualEveryMs }: DatabaseClockSettings = {},
): Promise<DatabaseClock> {
  let skewMs = 0
  let isWarned = false

  async function sample(): Promise<{ readonly skewMs: number; readonly roundTripMs: number }> {
    const [startedAt, askedAtMs] = [performance.now(), machineTimeMs()]
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const roundTripMs = performance.now() - startedAt
    return {
      skewMs: (rows[0]?.now.getTime() ?? askedAtMs) - (askedAtMs + roundTripMs / 2),
      roundTripMs,
    }
  }

  async function measure(): Promise<void> {
    try {
      const taken = []
      for (let count = 0; count < samples; count += 1) taken.push(await sample())
      const best = taken.toSorted((a, b) => a.roundTripMs - b.roundTripMs)[0]
      if (best && best.roundTripMs <= maxRoundTripMs) skewMs = Math.round(best.skewMs)
    } catch (error) {
      log.warn({ cause: getFault(error) }, 'The clock could not be compared with the database')
      return
    }
    report()
  }

  function report(): void {
    const isWrong = Math.abs(skewMs) > warnedSkewMs
    if (isWrong && !isWarned)
      log.warn(
        { skewMs },
        'The clock of this machine differs from the database by more than 5 seconds: check its time service (NTP)',
      )
    if (!isWrong && isWarned)
      log.info({ skewMs }, 'The clock of this machine agrees with the database again')
    isWarned = isWrong
  }

  let measuring: Promise<void> | undefined
  /** One at a time, so that an older result never replaces a newer one. */
  const measureAgain = () => {
    measuring ??= measure().finally(() => (measuring = undefined))
  }

  await measure()
  const timer = setInterval(measureAgain, everyMs).unref()
  return {
    now: () => new Date(machineTimeMs() + (Math.abs(skewMs) < minCorrectedMs ? 0 : skewMs)),
    skewMs: () => skewMs,
    close: () => clearInterval(timer),
  }
}
