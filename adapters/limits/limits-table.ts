// Counts tries in the database, so that all processes share one count and one clock. Subjects are stored as fingerprints only.
import { sql } from 'kysely'
import type { LockRule } from '#lib/limits.ts'
import type { Database } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'

/** Steps are rounded to microseconds; without this the last of an allowance could fall short by the sum of the roundings. */
const roundingMs = 1
/** Five minutes doubled more often would be years. */
const mostDoublings = 20

/** `fingerprint` is a keyed hash: `text => secrets.fingerprint('limits', text)`. */
export function limitsTable(database: Database, fingerprint: (text: string) => Uint8Array): Limits {
  const keyOf = (rule: { readonly name: string }, subject: string) =>
    Buffer.from(fingerprint(`${rule.name}|${subject}`))
  return {
    /** GCRA: `full_at` is when the allowance will be whole again; taking one moves it by one step, at most to a whole span from now. */
    async take(allowance, subject) {
      const step = sql`make_interval(secs => ${allowance.perSeconds / allowance.most}::float8)`
      const span = sql`make_interval(secs => ${allowance.perSeconds + roundingMs / 1_000}::float8)`
      const { rows } = await sql`
        insert into allowance as a (subject_hash, full_at) values (${keyOf(allowance, subject)}, portal_now() + ${step})
        on conflict (subject_hash) do update set full_at = greatest(a.full_at, portal_now()) + ${step}
          where greatest(a.full_at, portal_now()) + ${step} <= portal_now() + ${span}
        returning 1 as taken`.execute(database.db)
      return rows.length > 0
    },

    /** One statement counts; whoever finds the row locked counts nothing. The last allowed try locks at once, a success clears. */
    async beginAttempt(rule, subject) {
      const key = keyOf(rule, subject)
      for (;;) {
        const failures = await countAttempt(database, rule, key)
        if (failures !== undefined)
          return { state: 'open', remainingIfWrong: rule.mostFailures - failures }
        const { rows } = await sql<{ until: Date | null }>`
          select nullif(locked_until, 'infinity') as until from attempt where subject_hash = ${key} and locked_until > portal_now()`.execute(
          database.db,
        )
        if (rows[0]) return { state: 'locked', until: rows[0].until }
        // Cleared or run out between the two statements: it counts again.
      }
    },

    async clearAttempts(rule, subject) {
      await sql`delete from attempt where subject_hash = ${keyOf(rule, subject)}`.execute(
        database.db,
      )
    },
  }
}

/** Answers how many failures there are if this one fails too, or undefined while it is locked. */
async function countAttempt(
  database: Database,
  rule: LockRule,
  key: Buffer,
): Promise<number | undefined> {
  const seconds = sql`least(${rule.lockSeconds}::float8 * 2 ^ a.locks, ${rule.longestLockSeconds ?? rule.lockSeconds}::float8)`
  const lockEnd = sql`portal_now() + make_interval(secs => ${seconds})`
  // A lock that has ended (the statement's condition lets no other through) or an old window: counting starts anew.
  const isAnew = sql`(a.locked_until is not null or a.window_started_at <= portal_now() - make_interval(secs => ${rule.windowSeconds}::float8))`
  const failures = sql`(case when ${isAnew} then 1 else a.failures + 1 end)`
  const locks = sql`${failures} >= ${rule.mostFailures}::int`
  const { rows } = await sql<{ failures: number }>`
    insert into attempt as a (subject_hash, failures, window_started_at, locked_until, locks, in_a_row)
    values (${key}, 1, portal_now(), case when ${rule.mostFailures}::int <= 1 then portal_now() + make_interval(secs => ${rule.lockSeconds}::float8) end,
      case when ${rule.mostFailures}::int <= 1 then 1 else 0 end, 1)
    on conflict (subject_hash) do update set
      failures = ${failures},
      window_started_at = case when ${isAnew} then portal_now() else a.window_started_at end,
      locks = case when ${locks} then least(a.locks + 1, ${mostDoublings}::int) else a.locks end,
      in_a_row = a.in_a_row + 1,
      locked_until = case when a.in_a_row + 1 >= ${rule.hardCap ?? null}::int then 'infinity' when ${locks} then ${lockEnd} end
      where a.locked_until is null or a.locked_until <= portal_now()
    returning failures`.execute(database.db)
  return rows[0]?.failures
}

/** Removes what no rule can still ask for: after a week without a try, failures no longer count as being in a row. For a job once a day. */
export async function sweepLimits(database: Database): Promise<void> {
  await sql`delete from allowance where full_at < portal_now()`.execute(database.db)
  await sql`delete from attempt where window_started_at < portal_now() - interval '7 days'
    and (locked_until is null or locked_until < portal_now())`.execute(database.db)
}
