import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { ItemOfFirm } from '../courses.store.ts'

export type ItemFlag =
  | 'verifiedDetails'
  | 'verifiedSpouseDetails'
  | 'acceptedDisclosure'
  | 'shownInstructions'

/** Sets the flag permanently. Returns undefined for a missing or ended course. */
export async function raiseFlag(
  tx: Db,
  { itemId, firmId }: ItemOfFirm,
  flag: ItemFlag,
): Promise<'raised' | 'was-raised' | undefined> {
  const column = sql.ref(flag)
  const { rows } = await sql<{ was: boolean }>`
    update course_item i
    set ${column} = true
    from (
      select id, firm_id, ${column} as was
      from course_item
      where id = ${itemId}
        and firm_id = ${firmId}
      for update
    ) before
    where i.id = before.id
      and i.firm_id = before.firm_id
      and i.status not in (7, 8)
    returning before.was`.execute(tx)
  const [row] = rows
  return row && (row.was ? 'was-raised' : 'raised')
}
