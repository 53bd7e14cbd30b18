import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export async function removeEvents(db: Db, olderThanDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('courseEvent')
    .where('heardAt', '<', sql<Date>`portal_now() - make_interval(days => ${olderThanDays})`)
    .execute()
}

export async function removeHandOffs(db: Db): Promise<void> {
  await sql`
    delete from course_hand_off
    where used_at is not null
      or expires_at < portal_now()`.execute(db)
}

/** Returns the number of deleted quotes. The minimum age protects quotes that are being placed. */
export async function removeQuotes(tx: Tx, olderThanHours: number, max: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select d.id
    from course_order d
    where d.placed_at is null
      and d.created_at < portal_now() - make_interval(hours => ${olderThanHours})
      and not exists (select 1 from course_item i where i.order_id = d.id)
    limit ${max}
    for update of d skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const anyQuote = sql<string>`any(${ids}::uuid[])`
  await tables(tx).deleteFrom('courseCustomer').where('orderId', '=', anyQuote).execute()
  await tables(tx).deleteFrom('courseOffer').where('orderId', '=', anyQuote).execute()
  await tables(tx).deleteFrom('courseOrder').where('id', '=', anyQuote).execute()
  return ids.length
}
