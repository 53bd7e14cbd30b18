import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import { challengeMinutes } from '../../rules/passkeys.ts'
import { tables } from '../tables.generated.ts'

export interface ChallengeKey {
  /** Hash of the flow or session that may use the challenge. */
  readonly holderHash: Uint8Array
  readonly purpose: 'add' | 'sign-in' | 'step-up'
}

/** Replaces an earlier challenge of the same purpose. */
export async function saveChallenge(
  db: Db,
  { holderHash, purpose }: ChallengeKey,
  challenge: string,
): Promise<void> {
  const value = {
    challenge,
    expiresAt: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(challengeMinutes)})`,
  }
  await tables(db)
    .insertInto('staffPasskeyChallenge')
    .values({ holderHash, purpose, ...value })
    .onConflict((conflict) => conflict.columns(['holderHash', 'purpose']).doUpdateSet(value))
    .execute()
}

/** Returns each challenge once. */
export async function spendChallenge(
  db: Db,
  { holderHash, purpose }: ChallengeKey,
): Promise<string | undefined> {
  const row = await tables(db)
    .deleteFrom('staffPasskeyChallenge')
    .where('holderHash', '=', holderHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', sql<boolean>`expires_at > portal_now()`.as('isOpen')])
    .executeTakeFirst()
  return row?.isOpen === true ? row.challenge : undefined
}

export async function sweepChallenges(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffPasskeyChallenge')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
