import type { Db } from '#ports/database.ts'
import type { OwnTables } from './sessions.store.ts'

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
  return db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select([
      'id',
      'browser',
      'created_at as signedInAt',
      'last_active_at as lastActiveAt',
      'ends_at as endsAt',
      'ended_at as endedAt',
    ])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'client')
    .where('ended_at', 'is', null)
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
