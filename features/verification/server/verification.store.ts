// Alone knows the tables of challenges and codes. Every time in it is the database's.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import {
  codeLifetimeSeconds,
  mostSendsPerDay,
  mostSendsPerHour,
  mostTries,
  resendAfterSeconds,
  validCodes,
} from '../rules/code-life.ts'

type OwnTables = {
  challenge: {
    id: string
    subject: string
    tries: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
    last_sent_at: Date | null
  }
  challenge_code: {
    id: string
    challenge_id: string
    code_hash: Uint8Array
    created_at: Date
    expires_at: Date
  }
}

export interface LiveChallenge {
  readonly id: string
  /** True when a code may be sent now: the last one is old enough and no allowance is used up. */
  readonly maySend: boolean
}

/** Until the transaction ends nobody else issues a code for this subject. */
export async function holdSubject(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
}

/**
 * The newest challenge of a subject that can still succeed, locked for this transaction. One whose codes have all expired stays live, so that
 * 'Send it again' gives it a new code and its tries go on counting.
 */
export async function liveChallenge(tx: Tx, subject: string): Promise<LiveChallenge | undefined> {
  const row = await tx
    .withTables<OwnTables>()
    .selectFrom('challenge')
    .select(['id', 'tries', 'used_at'])
    .select(
      sql<boolean>`last_sent_at is null or last_sent_at <= portal_now() - make_interval(secs => ${resendAfterSeconds})`.as(
        'rested',
      ),
    )
    .where('subject', '=', subject)
    .where(sql<boolean>`expires_at > portal_now()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.used_at !== null || row.tries >= mostTries) return undefined
  return { id: row.id, maySend: row.rested && (await hasSendLeft(tx, subject)) }
}

/** Whether one more code may go to a subject in this hour and on this day. Codes that were answered rightly do not count: whoever receives them may ask again. */
export async function hasSendLeft(tx: Tx, subject: string): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .selectFrom('challenge_code')
    .innerJoin('challenge', 'challenge.id', 'challenge_code.challenge_id')
    .select([
      sql<number>`count(*)`.as('ofTheDay'),
      sql<number>`count(*) filter (where challenge_code.created_at > portal_now() - interval '1 hour')`.as(
        'ofTheHour',
      ),
    ])
    .where('challenge.subject', '=', subject)
    .where('challenge.used_at', 'is', null)
    .where(sql<boolean>`challenge_code.created_at > portal_now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return row.ofTheHour < mostSendsPerHour && row.ofTheDay < mostSendsPerDay
}

export async function insertChallenge(tx: Tx, id: string, subject: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('challenge')
    .values({
      id,
      subject,
      tries: 0,
      used_at: null,
      last_sent_at: null,
      created_at: sql<Date>`portal_now()`,
      expires_at: sql<Date>`portal_now() + interval '1 hour'`,
    })
    .execute()
}

export async function insertCode(
  tx: Tx,
  code: { id: string; challengeId: string; hash: Uint8Array },
): Promise<void> {
  const db = tx.withTables<OwnTables>()
  await db
    .insertInto('challenge_code')
    .values({
      id: code.id,
      challenge_id: code.challengeId,
      code_hash: Buffer.from(code.hash),
      created_at: sql<Date>`portal_now()`,
      expires_at: sql<Date>`portal_now() + make_interval(secs => ${codeLifetimeSeconds})`,
    })
    .execute()
  await db
    .updateTable('challenge')
    .set({ last_sent_at: sql<Date>`portal_now()` })
    .where('id', '=', code.challengeId)
    .execute()
}

/** Takes one try of the subject's newest challenge before anything is compared; undefined when none is left. */
export async function takeTry(
  db: Db,
  subject: string,
): Promise<{ readonly challengeId: string; readonly isLast: boolean } | undefined> {
  const tables = db.withTables<OwnTables>()
  return tables
    .updateTable('challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('challenge')
        .select('id')
        .where('subject', '=', subject)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('tries', '<', mostTries)
    .where('used_at', 'is', null)
    .returning(['id as challengeId', sql<boolean>`tries >= ${mostTries}`.as('isLast')])
    .executeTakeFirst()
}

/** The codes of a challenge that count, newest first, with whether their time is over. */
export async function latestCodes(
  db: Db,
  challengeId: string,
): Promise<ReadonlyArray<{ readonly hash: Uint8Array; readonly isExpired: boolean }>> {
  return db
    .withTables<OwnTables>()
    .selectFrom('challenge_code')
    .select(['code_hash as hash', sql<boolean>`expires_at <= portal_now()`.as('isExpired')])
    .where('challenge_id', '=', challengeId)
    .orderBy('created_at', 'desc')
    .limit(validCodes)
    .execute()
}

/** Seconds since the latest code of a subject was sent, while it can be answered. */
export async function ageOfValidCode(db: Db, subject: string): Promise<number | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('challenge_code')
    .innerJoin('challenge', 'challenge.id', 'challenge_code.challenge_id')
    .select(
      sql<number>`floor(extract(epoch from portal_now() - challenge_code.created_at))::integer`.as(
        'age',
      ),
    )
    .where('challenge.id', '=', (eb) =>
      eb
        .selectFrom('challenge')
        .select('id')
        .where('subject', '=', subject)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('challenge.used_at', 'is', null)
    .where('challenge.tries', '<', mostTries)
    .where(sql<boolean>`challenge_code.expires_at > portal_now()`)
    .orderBy('challenge_code.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.age
}

/** Uses a challenge up; false when somebody else was first. */
export async function markUsed(db: Db, challengeId: string): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .updateTable('challenge')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what has been over for a day. */
export async function sweepChallenges(db: Db): Promise<void> {
  await db
    .withTables<OwnTables>()
    .deleteFrom('challenge')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
