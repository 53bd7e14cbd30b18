// Saved filters of a person of the staff, also of one who has left (spec: staff#people-who-leave).
import { sql } from 'kysely'
import type { HandOver } from '#lib/hand-over.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { countFiltersOf, type FilterOwner } from './saved-filters.store.ts'
import { tables } from './tables.generated.ts'

export async function countHeldFilters(db: Db, person: FilterOwner) {
  return { savedFilters: await countFiltersOf(db, person) }
}

/** Those for the cases of the person show the cases of the new one. */
export async function handOverFilters(
  tx: FirmTx,
  { firmId, fromId, toId }: HandOver,
): Promise<void> {
  await tables(tx)
    .updateTable('caseFilter')
    .set({
      staffId: toId,
      filter: sql`case
        when filter ->> 'assignedTo' = ${fromId}
        then jsonb_set(filter, '{assignedTo}', to_jsonb(${toId}::text))
        else filter
      end`,
    })
    .where('firmId', '=', firmId)
    .where('staffId', '=', fromId)
    .execute()
}
