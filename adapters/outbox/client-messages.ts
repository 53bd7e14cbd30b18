// Messages to clients as the firm follows them (spec: workspace#messages).
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type {
  AccountOfFirm,
  FailedNotice,
  MessageDelivery,
  MessageRecipient,
  Outbox,
} from '#ports/outbox.ts'
import { tables } from './tables.generated.ts'

export const clientMessages: Omit<Outbox, 'post'> = {
  listDeliveries,
  lockFailedNotices,
  markNoticesResent,
}

const maxDeliveries = 50

/** An invitation names its person, a notice their account. */
async function listDeliveries(
  db: Db,
  firmId: string,
  people: readonly MessageRecipient[],
): Promise<readonly MessageDelivery[]> {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const accountIds = people.map(({ accountId }) => accountId)
  const { rows } = await sql<MessageDelivery>`
    select
      p.id as participant_id,
      case when o.participant_id is null then 'notice' else 'invitation' end as kind,
      o.channel,
      o.created_at as at,
      case
        when o.failed_at is not null or o.state = 'dropped' then 'given-up'
        when o.state = 'sent' then 'delivered'
        else 'waiting'
      end as state,
      o.fault,
      o.resent_at is not null as is_resent
    from unnest(${ids}::uuid[], ${accountIds}::uuid[]) as p(id, account_id)
    join outbox o
      on o.firm_id = ${firmId}
      and (o.participant_id = p.id or o.account_id = p.account_id)
    order by o.created_at desc, o.id desc
    limit ${maxDeliveries}`.execute(db)
  return rows
}

async function lockFailedNotices(
  tx: Tx,
  { accountId, firmId }: AccountOfFirm,
): Promise<readonly FailedNotice[]> {
  const { rows } = await sql<FailedNotice>`
    select o.id, o.news_since as since, o.created_at as until
    from outbox o
    where o.firm_id = ${firmId}
      and o.account_id = ${accountId}
      and o.state = 'dropped'
      and o.resent_at is null
      and not exists (
        select from outbox later
        where later.firm_id = o.firm_id
          and later.account_id = o.account_id
          and later.channel = o.channel
          and later.state = 'sent'
          and later.created_at > o.created_at
      )
    order by o.id
    for update of o`.execute(tx)
  return rows
}

async function markNoticesResent(tx: Tx, ids: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('outbox')
    .set({ resentAt: sql<Date>`portal_now()` })
    .where('id', 'in', ids)
    .execute()
}
