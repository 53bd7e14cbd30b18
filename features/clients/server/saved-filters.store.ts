import type { Selectable } from 'kysely'
import type { Db, FirmTx } from '#ports/database.ts'
import { tables, type Tables } from './tables.generated.ts'

export type FilterRow = Omit<Selectable<Tables['caseFilter']>, 'createdAt'>
export type FilterOwner = Pick<FilterRow, 'firmId' | 'staffId'>

export async function listFilters(
  db: Db,
  { firmId, staffId }: FilterOwner,
): Promise<readonly FilterRow[]> {
  return tables(db)
    .selectFrom('caseFilter')
    .select(['id', 'firmId', 'staffId', 'name', 'isShared', 'filter'])
    .where('firmId', '=', firmId)
    .where((is) => is.or([is('staffId', '=', staffId), is('isShared', '=', true)]))
    .orderBy((is) => is('staffId', '=', staffId), 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(100)
    .execute()
}

export async function countFiltersOf(db: Db, { firmId, staffId }: FilterOwner): Promise<number> {
  const row = await tables(db)
    .selectFrom('caseFilter')
    .select(({ fn }) => fn.countAll<number>().as('filters'))
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return row.filters
}

export async function insertFilter(tx: FirmTx, row: FilterRow): Promise<void> {
  await tables(tx).insertInto('caseFilter').values(row).execute()
}

/** Returns false for an absent filter and for that of a colleague. */
export async function updateFilter(
  tx: FirmTx,
  { id, firmId, staffId, name, isShared, filter }: FilterRow,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('caseFilter')
    .set({ name, isShared, filter })
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteFilter(
  tx: FirmTx,
  { id, firmId, staffId }: FilterOwner & { readonly id: string },
): Promise<boolean> {
  const row = await tables(tx)
    .deleteFrom('caseFilter')
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
