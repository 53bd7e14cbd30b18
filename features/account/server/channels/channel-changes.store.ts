import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

export type Channel = 'email' | 'mobile'

type OwnTables = {
  pending_change: {
    account_id: string
    channel: Channel
    value_sealed: Uint8Array
    created_at: Date
    expires_at: Date
  }
  not_me_link: {
    token_hash: Uint8Array
    account_id: string
    what: Channel | 'password'
    before_sealed: Uint8Array | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
}

const pendingHours = 24
const linkHours = 72

/** Replaces an earlier change of the same channel. */
export async function insertPendingChange(
  tx: Tx,
  change: { readonly accountId: string; readonly channel: Channel; readonly sealed: Uint8Array },
): Promise<void> {
  const times = {
    created_at: sql<Date>`portal_now()`,
    expires_at: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(pendingHours)})`,
  }
  await tx
    .withTables<OwnTables>()
    .insertInto('pending_change')
    .values({
      account_id: change.accountId,
      channel: change.channel,
      value_sealed: change.sealed,
      ...times,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'channel'])
        .doUpdateSet({ value_sealed: change.sealed, ...times }),
    )
    .execute()
}

/** Returns the sealed value, unless it has expired. */
export async function findPending(
  db: Db,
  accountId: string,
  channel: Channel,
): Promise<Uint8Array | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('pending_change')
    .select('value_sealed as sealed')
    .where('account_id', '=', accountId)
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
  const rows = await db
    .withTables<OwnTables>()
    .deleteFrom('pending_change')
    .where('account_id', '=', accountId)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'email'))
    .returning([
      'channel',
      'value_sealed as sealed',
      sql<boolean>`expires_at > portal_now()`.as('isOpen'),
    ])
    .execute()
  return rows.filter(({ isOpen }) => isOpen)
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
  await tx
    .withTables<OwnTables>()
    .insertInto('not_me_link')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      what: link.what,
      before_sealed: link.beforeSealed,
      used_at: null,
      created_at: sql<Date>`portal_now()`,
      expires_at: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(linkHours)})`,
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
  const row = await tx
    .withTables<OwnTables>()
    .selectFrom('not_me_link')
    .select('account_id as accountId')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.accountId
}

/** Marks the link as used. Returns undefined if the link is unknown, used or expired. */
export async function redeemNotMeLink(
  tx: Tx,
  tokenHash: Uint8Array,
): Promise<NotMeLink | undefined> {
  return tx
    .withTables<OwnTables>()
    .updateTable('not_me_link')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .returning([
      'account_id as accountId',
      'what',
      'before_sealed as beforeSealed',
      'created_at as createdAt',
    ])
    .executeTakeFirst()
}

/** Returns what was changed recently and may still be contested. */
export async function openNotMeLinks(
  tx: Tx,
  accountId: string,
): Promise<ReadonlySet<Channel | 'password'>> {
  const rows = await tx
    .withTables<OwnTables>()
    .selectFrom('not_me_link')
    .select('what')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .execute()
  return new Set(rows.map(({ what }) => what))
}

/** Voids later links of the same kind: they restore a value that the contested change brought. */
export async function killLaterNotMeLinks(tx: Tx, contested: NotMeLink): Promise<void> {
  await openLinks(tx, contested.accountId)
    .where('what', '=', contested.what)
    .where('created_at', '>=', contested.createdAt)
    .execute()
}

export async function revokeNotMeLinks(tx: Tx, accountId: string): Promise<void> {
  await openLinks(tx, accountId).execute()
}

function openLinks(tx: Tx, accountId: string) {
  return tx
    .withTables<OwnTables>()
    .updateTable('not_me_link')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
}

export async function sweepChannelChanges(db: Db): Promise<void> {
  const tables = db.withTables<OwnTables>()
  await tables
    .deleteFrom('pending_change')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
  await tables
    .deleteFrom('not_me_link')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
