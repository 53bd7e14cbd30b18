import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export type Channel = 'email' | 'mobile'

const pendingHours = 24
const linkHours = 72

/** Replaces an earlier change of the same channel. */
export async function insertPendingChange(
  tx: Tx,
  {
    accountId,
    channel,
    sealed,
  }: { readonly accountId: string; readonly channel: Channel; readonly sealed: Uint8Array },
): Promise<void> {
  const pending = {
    valueSealed: sealed,
    createdAt: sql<Date>`portal_now()`,
    expiresAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(pendingHours)})`,
  }
  await tables(tx)
    .insertInto('pendingChange')
    .values({ accountId, channel, ...pending })
    .onConflict((conflict) => conflict.columns(['accountId', 'channel']).doUpdateSet(pending))
    .execute()
}

/** Returns the sealed value, unless it has expired. */
export async function findPending(
  db: Db,
  accountId: string,
  channel: Channel,
): Promise<Uint8Array | undefined> {
  const row = await tables(db)
    .selectFrom('pendingChange')
    .select('valueSealed as sealed')
    .where('accountId', '=', accountId)
    .where('channel', '=', channel)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return row?.sealed
}

/** Deletes pending values of one channel or both. Returns those that had not expired. */
export async function takePendingChange(
  db: Db,
  accountId: string,
  channel?: Channel,
): Promise<ReadonlyArray<{ readonly channel: Channel; readonly sealed: Uint8Array }>> {
  return tables(db)
    .with('taken', (own) =>
      own
        .deleteFrom('pendingChange')
        .where('accountId', '=', accountId)
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'email'))
        .returning(['channel', 'valueSealed', 'expiresAt']),
    )
    .selectFrom('taken')
    .select(['channel', 'valueSealed as sealed'])
    .where(sql<boolean>`expires_at > portal_now()`)
    .execute()
}

export async function insertNotMeLink(
  tx: Tx,
  link: {
    readonly tokenHash: Uint8Array
    readonly accountId: string
    readonly what: Channel | 'password'
    readonly beforeSealed: Uint8Array | null
  },
): Promise<void> {
  await tables(tx)
    .insertInto('notMeLink')
    .values({
      ...link,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(linkHours)})`,
    })
    .execute()
}

export interface NotMeLink {
  readonly accountId: string
  readonly what: Channel | 'password'
  readonly beforeSealed: Uint8Array | null
  readonly createdAt: Date
}

/** Also finds the account of a link that no longer works. */
export async function findAccountOfNotMeLink(
  tx: Tx,
  tokenHash: Uint8Array,
): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('notMeLink')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.accountId
}

/** Marks the link as used. Returns undefined if the link is unknown, used or expired. */
export async function redeemNotMeLink(
  tx: Tx,
  tokenHash: Uint8Array,
): Promise<NotMeLink | undefined> {
  return tables(tx)
    .updateTable('notMeLink')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .returning(['accountId', 'what', 'beforeSealed', 'createdAt'])
    .executeTakeFirst()
}

/** Returns what was changed recently and may still be contested. */
export async function openNotMeLinks(
  tx: Tx,
  accountId: string,
): Promise<ReadonlySet<Channel | 'password'>> {
  const rows = await tables(tx)
    .selectFrom('notMeLink')
    .select('what')
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .execute()
  return new Set(rows.map(({ what }) => what))
}

/** Voids later links of the same kind: they restore a value that the contested change brought. */
export async function killLaterNotMeLinks(tx: Tx, contested: NotMeLink): Promise<void> {
  await openLinks(tx, contested.accountId)
    .where('what', '=', contested.what)
    .where('createdAt', '>=', contested.createdAt)
    .execute()
}

export async function revokeNotMeLinks(tx: Tx, accountId: string): Promise<void> {
  await openLinks(tx, accountId).execute()
}

function openLinks(tx: Tx, accountId: string) {
  return tables(tx)
    .updateTable('notMeLink')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
}

export async function sweepChannelChanges(db: Db): Promise<void> {
  const own = tables(db)
  await own
    .deleteFrom('pendingChange')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
  await own
    .deleteFrom('notMeLink')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
