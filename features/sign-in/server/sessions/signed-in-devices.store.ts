import type { Db } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface SignedInBrowser {
  readonly id: string
  readonly browser: string
  readonly signedInAt: Date
  readonly lastActiveAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

export async function listSessionsOfAccount(
  db: Db,
  accountId: string,
): Promise<readonly SignedInBrowser[]> {
  return tables(db)
    .selectFrom('session')
    .select(['id', 'browser', 'createdAt as signedInAt', 'lastActiveAt', 'endsAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'client')
    .where('endedAt', 'is', null)
    .orderBy('lastActiveAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Includes sessions that have ended. */
export async function findLastLogin(db: Db, accountId: string): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('session')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'client')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt
}
