// All processes share one count and one clock. Only fingerprints of subjects are stored.
import { sql } from 'kysely'
import type { LockoutRule } from '#lib/limits.ts'
import type { Database } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'
import { claimTurns } from './windows-table.ts'

/** Tolerance for steps that are rounded to microseconds. */
const roundingMs = 1
/** A refill time later than this was stored before the clock was set back. */
const clockToleranceSeconds = 60
/** Five minutes doubled more often than this would be years. */
const maxDoublings = 20

/** `fingerprint` is a keyed hash: `text => secrets.fingerprint('limits', text)`. */
export function limitsTable(database: Database, fingerprint: (text: string) => Uint8Array): Limits {
  const getKey = (rule: { readonly name: string }, subject: string) =>
    Buffer.from(fingerprint(`${rule.name}|${subject}`))
  return {
    /** GCRA: `full_at` is when the limit is full again. Each try moves it by one step. */
    async take(allowance, subject) {
      const step = sql`make_interval(secs => ${allowance.perSeconds / allowance.max}::float8)`
      const span = sql`make_interval(secs => ${allowance.perSeconds + roundingMs / 1_000}::float8)`
      const tolerance = sql`make_interval(secs => ${clockToleranceSeconds}::float8)`
      const start = sql`
        case
          when a.full_at > portal_now() + ${span} + ${tolerance} then portal_now()
          else greatest(a.full_at, portal_now())
        end`
      const { rows } = await sql`
        insert into allowance as a (subject_hash, full_at)
        values (${getKey(allowance, subject)}, portal_now() + ${step})
        on conflict (subject_hash) do update
          set full_at = ${start} + ${step}
          where ${start} + ${step} <= portal_now() + ${span}
        returning 1 as taken`.execute(database.db)
      return rows.length > 0
    },

    claim: (turns, tx) => claimTurns(database, getKey, turns, tx),

    /** Does not count during a lock. The last allowed attempt locks, a success clears the lock. */
    async beginAttempt(rule, subject) {
      const key = getKey(rule, subject)
      for (;;) {
        const failures = await countAttempt(database, rule, key)
        if (failures !== undefined)
          return { state: 'open', remainingIfWrong: rule.maxFailures - failures }
        const lock = await findLock(database, key)
        if (lock) return { state: 'locked', until: lock.until }
      }
    },

    findLock: (rule, subject) => findLock(database, getKey(rule, subject)),

    async findLocks(rule, subjects) {
      const keys = new Map(
        subjects.map((subject) => [getKey(rule, subject).toString('hex'), subject]),
      )
      const { rows } = await sql<{ key: string; until: Date | null }>`
        select
          encode(subject_hash, 'hex') as key,
          nullif(locked_until, 'infinity') as until
        from attempt
        where subject_hash = any(${[...keys.keys()].map((key) => Buffer.from(key, 'hex'))}::bytea[])
          and locked_until > portal_now()`.execute(database.db)
      return new Map(rows.map(({ key, until }) => [keys.get(key) ?? '', { until }]))
    },

    async clearAttempts(rule, subject) {
      await sql`
        delete from attempt
        where subject_hash = ${getKey(rule, subject)}`.execute(database.db)
    },
  }
}

async function findLock(database: Database, key: Buffer) {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(locked_until, 'infinity') as until
    from attempt
    where subject_hash = ${key}
      and locked_until > portal_now()`.execute(database.db)
  return rows[0]
}

/** Returns the number of failures if this try fails too, or undefined while locked. */
async function countAttempt(
  database: Database,
  rule: LockoutRule,
  key: Buffer,
): Promise<number | undefined> {
  const { maxFailures, lockSeconds, maxLockSeconds = lockSeconds, hardCap = null } = rule
  const isLockedAtOnce = sql`${maxFailures}::int <= 1`
  const firstLockEnd = sql`portal_now() + make_interval(secs => ${lockSeconds}::float8)`
  const seconds = sql`least(${lockSeconds}::float8 * 2 ^ a.locks, ${maxLockSeconds}::float8)`
  const lockEnd = sql`portal_now() + make_interval(secs => ${seconds})`
  const windowStart = sql`portal_now() - make_interval(secs => ${rule.windowSeconds}::float8)`
  // The count restarts after a lock has ended or the window has passed.
  const isNewWindow = sql`(a.locked_until is not null or a.window_started_at <= ${windowStart})`
  const failures = sql`(case when ${isNewWindow} then 1 else a.failures + 1 end)`
  const locks = sql`${failures} >= ${maxFailures}::int`
  const { rows } = await sql<{ failures: number }>`
    insert into attempt as a (
      subject_hash,
      failures,
      window_started_at,
      locked_until,
      locks,
      in_a_row
    )
    values (
      ${key},
      1,
      portal_now(),
      case when ${isLockedAtOnce} then ${firstLockEnd} end,
      case when ${isLockedAtOnce} then 1 else 0 end,
      1
    )
    on conflict (subject_hash) do update
      set
        failures = ${failures},
        window_started_at = case when ${isNewWindow} then portal_now() else a.window_started_at end,
        locks = case when ${locks} then least(a.locks + 1, ${maxDoublings}::int) else a.locks end,
        in_a_row = a.in_a_row + 1,
        locked_until = case
          when a.in_a_row + 1 >= ${hardCap}::int then 'infinity'
          when ${locks} then ${lockEnd}
        end
      where a.locked_until is null
        or a.locked_until <= portal_now()
    returning failures`.execute(database.db)
  return rows[0]?.failures
}

/** For a daily job. After a week without a try, failures are no longer consecutive. */
export async function sweepLimits(database: Database): Promise<void> {
  await sql`
    delete from allowance
    where full_at < portal_now()`.execute(database.db)
  await sql`
    delete from rate_window
    where ends_at < portal_now()`.execute(database.db)
  await sql`
    delete from attempt
    where window_started_at < portal_now() - interval '7 days'
      and (locked_until is null or locked_until < portal_now())`.execute(database.db)
}
