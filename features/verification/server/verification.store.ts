import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import {
  codeLifetimeSeconds,
  maxSendsPerDay,
  maxSendsPerHour,
  maxTries,
  resendAfterSeconds,
  validCodes,
} from '../rules/code-life.ts'
import { tables } from './tables.generated.ts'

/** The hashes of one subject under all versions of the key. */
type Subjects = readonly string[]

export interface LiveChallenge {
  readonly id: string
  /** True when a code may be sent now: the last one is old enough and no limit is reached. */
  readonly maySend: boolean
}

export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
}

/** A challenge whose codes have all expired stays active, so that a new code keeps its tries. */
export async function findActiveChallenge(
  tx: Tx,
  subjects: Subjects,
): Promise<LiveChallenge | undefined> {
  const lastAllowed = sql`portal_now() - make_interval(secs => ${resendAfterSeconds})`
  const mayResend = sql<boolean>`last_sent_at is null or last_sent_at <= ${lastAllowed}`
  const row = await tables(tx)
    .selectFrom('challenge')
    .select(['id', 'tries', 'usedAt', mayResend.as('mayResend')])
    .where('subject', 'in', subjects)
    .where(sql<boolean>`expires_at > portal_now()`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.usedAt !== null || row.tries >= maxTries) return undefined
  return { id: row.id, maySend: row.mayResend && (await hasSendLeft(tx, subjects)) }
}

/** Correctly entered codes do not count. */
export async function hasSendLeft(tx: Tx, subjects: Subjects): Promise<boolean> {
  const isOfTheHour = sql`challenge_code.created_at > portal_now() - interval '1 hour'`
  const row = await tables(tx)
    .selectFrom('challengeCode')
    .innerJoin('challenge', 'challenge.id', 'challengeCode.challengeId')
    .select([
      sql<number>`count(*)`.as('ofTheDay'),
      sql<number>`count(*) filter (where ${isOfTheHour})`.as('ofTheHour'),
    ])
    .where('challenge.subject', 'in', subjects)
    .where('challenge.usedAt', 'is', null)
    .where(sql<boolean>`challenge_code.created_at > portal_now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return row.ofTheHour < maxSendsPerHour && row.ofTheDay < maxSendsPerDay
}

export async function insertChallenge(tx: Tx, id: string, subject: string): Promise<void> {
  await tables(tx)
    .insertInto('challenge')
    .values({
      id,
      subject,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + interval '1 hour'`,
    })
    .execute()
}

export async function insertCode(
  tx: Tx,
  { id, challengeId, hash }: { id: string; challengeId: string; hash: Uint8Array },
): Promise<void> {
  const db = tables(tx)
  await db
    .insertInto('challengeCode')
    .values({
      id,
      challengeId,
      codeHash: hash,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(secs => ${codeLifetimeSeconds})`,
    })
    .execute()
  await db
    .updateTable('challenge')
    .set({ lastSentAt: sql<Date>`portal_now()` })
    .where('id', '=', challengeId)
    .execute()
}

/** Counts the try before any comparison. Undefined when none is left. */
export async function claimTry(
  db: Db,
  subjects: Subjects,
): Promise<{ readonly challengeId: string; readonly isLast: boolean } | undefined> {
  return tables(db)
    .updateTable('challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('challenge')
        .select('id')
        .where('subject', 'in', subjects)
        .orderBy('createdAt', 'desc')
        .limit(1),
    )
    .where('tries', '<', maxTries)
    .where('usedAt', 'is', null)
    .returning(['id as challengeId', sql<boolean>`tries >= ${maxTries}`.as('isLast')])
    .executeTakeFirst()
}

export async function listLatestCodes(
  db: Db,
  challengeId: string,
): Promise<ReadonlyArray<{ readonly hash: Uint8Array; readonly isExpired: boolean }>> {
  return tables(db)
    .selectFrom('challengeCode')
    .select(['codeHash as hash', sql<boolean>`expires_at <= portal_now()`.as('isExpired')])
    .where('challengeId', '=', challengeId)
    .orderBy('createdAt', 'desc')
    .limit(validCodes)
    .execute()
}

export async function ageOfValidCode(db: Db, subjects: Subjects): Promise<number | undefined> {
  const elapsed = sql`extract(epoch from portal_now() - challenge_code.created_at)`
  const row = await tables(db)
    .selectFrom('challengeCode')
    .innerJoin('challenge', 'challenge.id', 'challengeCode.challengeId')
    .select(sql<number>`floor(${elapsed})::integer`.as('age'))
    .where('challenge.id', '=', (eb) =>
      eb
        .selectFrom('challenge')
        .select('id')
        .where('subject', 'in', subjects)
        .orderBy('createdAt', 'desc')
        .limit(1),
    )
    .where('challenge.usedAt', 'is', null)
    .where('challenge.tries', '<', maxTries)
    .where(sql<boolean>`challenge_code.expires_at > portal_now()`)
    .orderBy('challengeCode.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.age
}

/** Returns false when the challenge was already used. */
export async function markUsed(db: Db, challengeId: string): Promise<boolean> {
  const row = await tables(db)
    .updateTable('challenge')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('id', '=', challengeId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes challenges that ended more than a day ago. */
export async function sweepChallenges(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('challenge')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
