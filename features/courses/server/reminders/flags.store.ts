import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

const flagColumns = {
  verifiedDetails: 'verified_details',
  verifiedSpouseDetails: 'verified_spouse_details',
  acceptedDisclosure: 'accepted_disclosure',
  shownInstructions: 'shown_instructions',
} as const
export type ItemFlag = keyof typeof flagColumns

/** Sets the flag permanently. Returns undefined for a missing or ended course. */
export async function raiseFlag(
  tx: Db,
  itemId: string,
  flag: ItemFlag,
): Promise<'raised' | 'was-raised' | undefined> {
  const column = sql.ref(flagColumns[flag])
  const { rows } = await sql<{ was: boolean }>`
    update course_item i set ${column} = true from (select id, ${column} as was from course_item where id = ${itemId} for update) before
    where i.id = before.id and i.status not in (7, 8) returning before.was`.execute(tx)
  const [row] = rows
  return row && (row.was ? 'was-raised' : 'raised')
}
