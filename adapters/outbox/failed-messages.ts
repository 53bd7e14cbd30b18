// Messages that were given up: a list for the operator, and what sending them again needs.
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { maskedRecipient, type ReadingDeps } from './outbox-table.ts'
import { tables, type Tables } from './tables.generated.ts'

const maxListed = 200

export interface UndeliveredMessage {
  readonly id: string
  readonly createdAt: Date
  readonly channel: 'email' | 'text'
  /** Undefined before the first try and between retries. */
  readonly failedAt: Date | undefined
  readonly resentAt: Date | undefined
  readonly attempts: number
  readonly fault: string | undefined
  readonly maskedTo: string | undefined
}

/** Lists pending messages and those given up in the last 30 days; the newest 200. */
export async function listUndelivered(
  deps: ReadingDeps,
  { failedOnly }: { readonly failedOnly: boolean },
): Promise<readonly UndeliveredMessage[]> {
  const rows = await tables(deps.database.db)
    .selectFrom('outbox')
    .select(['id', 'createdAt', 'channel', 'sealed', 'failedAt', 'resentAt'])
    .select(['attempts', 'fault', 'maskedTo'])
    .where((is) =>
      is.or([
        is('failedAt', '>', sql<Date>`portal_now() - interval '30 days'`),
        ...(failedOnly ? [] : [is('state', '=', sql.lit('waiting'))]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    channel: row.channel,
    failedAt: row.failedAt ?? undefined,
    resentAt: row.resentAt ?? undefined,
    attempts: row.attempts,
    fault: row.fault ?? undefined,
    maskedTo: row.maskedTo ?? maskedRecipient(deps, row) ?? undefined,
  }))
}

const columns = [
  'id',
  'state',
  'createdAt',
  'expiresAt',
  'failedAt',
  'resentAt',
  'firmId',
  'participantId',
  'accountId',
  'newsSince',
] as const

export type PostedMessage = Pick<Selectable<Tables['outbox']>, (typeof columns)[number]>

const selectMessage = (db: Db, id: string) =>
  tables(db).selectFrom('outbox').select(columns).where('id', '=', id)

/** As the portal also a message of no firm, which staff do not see. */
export async function findMessage(db: Db, id: string): Promise<PostedMessage | undefined> {
  return selectMessage(db, id).executeTakeFirst()
}

/** Locks the message, so that only one of two concurrent commands sends it again. */
export async function lockMessage(tx: Tx, id: string): Promise<PostedMessage | undefined> {
  return selectMessage(tx, id).forUpdate().executeTakeFirst()
}

/** Marks also the other channel of the same invitation or notice, if it was given up too. */
export async function markResent(
  tx: Tx,
  { id, participantId, accountId, newsSince }: PostedMessage,
): Promise<void> {
  await tables(tx)
    .updateTable('outbox')
    .set({ resentAt: sql<Date>`portal_now()` })
    .where('failedAt', 'is not', null)
    .where('resentAt', 'is', null)
    .where((is) =>
      is.or([
        is('id', '=', id),
        is('participantId', '=', participantId),
        is.and([is('accountId', '=', accountId), is('newsSince', '=', newsSince)]),
      ]),
    )
    .execute()
}
