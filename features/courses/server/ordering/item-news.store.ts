import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseMethod, CourseNumber, ItemStatus } from '../../rules/progress/courses.ts'
import { tables } from '../tables.generated.ts'

export interface EventTaker {
  readonly debtor: Debtor
  readonly personKey: string | null
  readonly hasCertificate: boolean
}

export interface EventItem {
  readonly itemId: string
  readonly itemKey: string
  readonly caseId: string
  readonly courseNumber: CourseNumber
  readonly firmId: string
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

export type ItemName = { readonly itemKey: string } | { readonly itemId: string }

export async function findEventItem(db: Db, name: ItemName): Promise<EventItem | undefined> {
  const condition =
    'itemKey' in name
      ? sql`(i.id, i.firm_id) = (
          select item_id, firm_id
          from course_item_route
          where item_key = ${name.itemKey}
        )`
      : sql`i.id = ${name.itemId}`
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
            where e.item_id = t.item_id and e.debtor = t.debtor
          )
        ) order by t.debtor)
        from course_taker t
        left join course_customer u on u.order_id = i.order_id and u.debtor = t.debtor
        where t.item_id = i.id
      ) as takers
    from course_item i
    join course_offer f on f.id = i.id
    join course_order d on d.id = i.order_id
    join case_facts c on c.case_id = d.case_id
    where ${condition}`.execute(db)
  return rows[0]
}

export async function markEventReceived(
  tx: Tx,
  itemId: string,
  status?: ItemStatus,
): Promise<void> {
  await sql`
    update course_item
    set
      heard_at = portal_now(),
      ask_at = portal_now() + interval '1 hour',
      status = coalesce(${status ?? null}::smallint, status)
    where id = ${itemId}`.execute(tx)
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
      and t.is_current
      and not exists (
        select 1
        from course_certificate e
        where e.item_id = t.item_id and e.debtor = t.debtor
      )
  )`

/** Stops polling items that have ended or were reset. Uses the index on due items. */
export async function closeEndedItems(db: Db): Promise<void> {
  await sql`
    update course_item
    set ask_at = null
    where ask_at <= portal_now()
      and not (${isOpen})`.execute(db)
}

const pause = sql`
  case
    when portal_now() < heard_at + interval '4 hours' then interval '4 hours'
    else interval '1 day'
  end`

/** Claims one due item and schedules its next request (spec: courses#lost-news). */
export async function claimSilentItem(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update course_item
    set asked_at = portal_now(), ask_at = portal_now() + ${pause}
    where id = (
      select id
      from course_item
      where ask_at <= portal_now()
      order by ask_at
      limit 1
      for update skip locked
    )
    returning id`.execute(db)
  return rows[0]?.id
}

const minuteAgo = sql`portal_now() - interval '1 minute'`

/** Claims the open items that had no news and no request within the last minute. */
export async function claimQuietItems(
  db: Db,
  itemIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update course_item
    set asked_at = portal_now()
    where id = any(${itemIds}::uuid[])
      and ${isOpen}
      and heard_at <= ${minuteAgo}
      and (asked_at is null or asked_at <= ${minuteAgo})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
