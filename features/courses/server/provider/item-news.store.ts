import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseMethod, ItemStatus } from '../../rules/progress/courses.ts'
import type { CourseKey, ItemOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

export interface EventTaker {
  readonly debtor: Debtor
  readonly personKey: string | null
  readonly hasCertificate: boolean
}

export interface EventItem extends CourseKey, ItemOfFirm {
  readonly itemKey: string
  readonly firmKey: SealedFirmKey
  readonly timeZone: string
  readonly providerId: number
  readonly method: CourseMethod
  readonly status: ItemStatus
  readonly isRegistered: boolean
  /** False after the firm's reset. */
  readonly isCurrent: boolean
  readonly takers: readonly EventTaker[]
}

export type ItemName = { readonly itemKey: string } | ItemOfFirm

export async function findEventItem(db: Db, name: ItemName): Promise<EventItem | undefined> {
  const condition =
    'itemKey' in name
      ? sql`(i.id, i.firm_id) = (
          select item_id, firm_id
          from course_item_route
          where item_key = ${name.itemKey}
        )`
      : sql`i.id = ${name.itemId} and i.firm_id = ${name.firmId}`
  const { rows } = await sql<EventItem>`
    select
      i.id as item_id,
      i.item_key,
      d.case_id,
      d.course_number,
      i.firm_id,
      c.firm_key,
      c.time_zone,
      f.provider_id,
      i.method,
      i.status,
      i.registered_at is not null as is_registered,
      d.history_at is null as is_current,
      (
        select json_agg(json_build_object(
          'debtor', t.debtor,
          'personKey', u.person_key,
          'hasCertificate', exists (
            select
            from course_certificate e
            where e.item_id = t.item_id and e.debtor = t.debtor and e.firm_id = t.firm_id
          )
        ) order by t.debtor)
        from course_taker t
        left join course_customer u
          on u.order_id = i.order_id and u.debtor = t.debtor and u.firm_id = t.firm_id
        where t.item_id = i.id and t.firm_id = i.firm_id
      ) as takers
    from course_item i
    join course_offer f on f.id = i.id and f.firm_id = i.firm_id
    join course_order d on d.id = i.order_id and d.firm_id = i.firm_id
    join case_facts c on c.case_id = d.case_id and c.firm_id = d.firm_id
    where ${condition}`.execute(db)
  return rows[0]
}

export async function markEventReceived(
  tx: Tx,
  { itemId, firmId }: ItemOfFirm,
  status?: ItemStatus,
): Promise<void> {
  await sql`
    update course_item
    set
      heard_at = portal_now(),
      ask_at = portal_now() + interval '1 hour',
      status = coalesce(${status ?? null}::smallint, status)
    where id = ${itemId}
      and firm_id = ${firmId}`.execute(tx)
}

/** Returns false if the webhook was received before. */
export async function insertItemEvent(
  tx: Tx,
  event: { readonly id: string; readonly type: string; readonly itemId: string | null },
): Promise<boolean> {
  const { id: webhookId, type, itemId } = event
  const row = await tables(tx)
    .insertInto('courseEvent')
    .values({ webhookId, type, itemId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('webhookId')
    .executeTakeFirst()
  return row !== undefined
}

export async function isWebhookReceived(db: Db, webhookId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('courseEvent')
    .select('webhookId')
    .where('webhookId', '=', webhookId)
    .executeTakeFirst()
  return row !== undefined
}

const isOpen = sql`
  status in (2, 3, 4, 5, 12, 13)
  and exists (
    select 1
    from course_taker t
    where t.item_id = course_item.id
      and t.firm_id = course_item.firm_id
      and t.is_current
      and not exists (
        select 1
        from course_certificate e
        where e.item_id = t.item_id and e.debtor = t.debtor and e.firm_id = t.firm_id
      )
  )`

/** Stops polling items that have ended or were reset. Uses the index on due items. */
export async function closeEndedItems(db: Db, firmId: string): Promise<void> {
  await sql`
    update course_item
    set ask_at = null
    where firm_id = ${firmId}
      and ask_at <= portal_now()
      and not (${isOpen})`.execute(db)
}

const pause = sql`
  case
    when portal_now() < heard_at + interval '4 hours' then interval '4 hours'
    else interval '1 day'
  end`

/** Claims one due item and schedules its next request (spec: courses#lost-news). */
export async function claimSilentItem(db: Db, firmId: string): Promise<ItemOfFirm | undefined> {
  const { rows } = await sql<ItemOfFirm>`
    update course_item
    set asked_at = portal_now(), ask_at = portal_now() + ${pause}
    where firm_id = ${firmId}
      and id = (
        select id
        from course_item
        where firm_id = ${firmId}
          and ask_at <= portal_now()
        order by ask_at
        limit 1
        for update skip locked
      )
    returning id as item_id, firm_id`.execute(db)
  return rows[0]
}

const minuteAgo = sql`portal_now() - interval '1 minute'`

/** Claims the open items that had no news and no request within the last minute. */
export async function claimQuietItems(
  db: Db,
  firmId: string,
  itemIds: readonly string[],
): Promise<readonly ItemOfFirm[]> {
  const { rows } = await sql<ItemOfFirm>`
    update course_item
    set asked_at = portal_now()
    where id = any(${itemIds}::uuid[])
      and firm_id = ${firmId}
      and ${isOpen}
      and heard_at <= ${minuteAgo}
      and (asked_at is null or asked_at <= ${minuteAgo})
    returning id as item_id, firm_id`.execute(db)
  return rows
}
