import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export async function removeEvents(db: Db, olderThanDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('courseEvent')
    .where('heardAt', '<', sql<Date>`portal_now() - make_interval(days => ${olderThanDays})`)
    .execute()
}

export async function removeHandOffs(db: Db, firmId: string): Promise<void> {
  await sql`
    delete from course_hand_off
    where firm_id = ${firmId}
      and (used_at is not null or expires_at < portal_now())`.execute(db)
}

/** Returns the number of deleted quotes. The minimum age protects quotes that are being placed. */
export async function removeQuotes(
  tx: Tx,
  firmId: string,
  { olderThanHours, max }: { readonly olderThanHours: number; readonly max: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select d.id
    from course_order d
    where d.firm_id = ${firmId}
      and d.placed_at is null
      and d.created_at < portal_now() - make_interval(hours => ${olderThanHours})
      and not exists (
        select 1
        from course_item i
        where i.order_id = d.id and i.firm_id = d.firm_id
      )
    limit ${max}
    for update of d skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const anyQuote = sql<string>`any(${ids}::uuid[])`
  for (const table of ['courseCustomer', 'courseOffer'] as const)
    await tables(tx)
      .deleteFrom(table)
      .where('orderId', '=', anyQuote)
      .where('firmId', '=', firmId)
      .execute()
  await tables(tx)
    .deleteFrom('courseOrder')
    .where('id', '=', anyQuote)
    .where('firmId', '=', firmId)
    .execute()
  return ids.length
}
