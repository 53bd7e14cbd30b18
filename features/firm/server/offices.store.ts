import { sql, type Selectable } from 'kysely'
import type { Db, FirmTx } from '#ports/database.ts'
import { tables, type Tables } from './tables.generated.ts'

export interface ListedOfficeRow extends Omit<
  Selectable<Tables['office']>,
  'officeCode' | 'unitKey' | 'firmId' | 'position'
> {
  /** People who work there now. */
  readonly people: number
}

/** What administrators change. */
const addressColumns = ['street', 'city', 'state', 'zip', 'phone', 'fax', 'timeZone'] as const
type NewAddress = Pick<Selectable<Tables['office']>, (typeof addressColumns)[number]>

export interface OfficeKey {
  readonly firmId: string
  readonly officeId: string
}

/** The main office first. */
export async function listOfficeRows(db: Db, firmId: string): Promise<readonly ListedOfficeRow[]> {
  return tables(db)
    .selectFrom('office')
    .select((office) => [
      'office.id',
      ...addressColumns,
      'version',
      office
        .selectFrom('staff')
        .select(sql<number>`count(*)::int`.as('people'))
        .whereRef('staff.firmId', '=', 'office.firmId')
        .whereRef('staff.officeId', '=', 'office.id')
        .where('staff.disabledAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .where('office.firmId', '=', firmId)
    .orderBy('position')
    .execute()
}

/** Locks the offices, so that changes of them run one after the other. */
export async function lockOffices(
  tx: FirmTx,
  firmId: string,
): Promise<ReadonlyArray<{ readonly id: string; readonly position: number }>> {
  return tables(tx)
    .selectFrom('office')
    .select(['id', 'position'])
    .where('firmId', '=', firmId)
    .orderBy('position')
    .forUpdate()
    .execute()
}

/** A new office has the key of the main office at the course service. */
export async function insertOffice(
  tx: FirmTx,
  { firmId, officeId }: OfficeKey,
  position: number,
  address: NewAddress,
): Promise<void> {
  await tables(tx)
    .insertInto('office')
    .values({
      id: officeId,
      firmId,
      officeCode: `${position}`,
      position,
      ...address,
      unitKey: sql<string | null>`(
        select unit_key from office where firm_id = ${firmId} order by position limit 1
      )`,
    })
    .execute()
}

/** Returns false if the version is not the current one. */
export async function updateOffice(
  tx: FirmTx,
  { firmId, officeId }: OfficeKey,
  version: number,
  address: NewAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('office')
    .set({ ...address, version: version + 1 })
    .where('firmId', '=', firmId)
    .where('id', '=', officeId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Fails with a violated foreign key while people or cases belong to it. */
export async function deleteOffice(tx: FirmTx, { firmId, officeId }: OfficeKey): Promise<void> {
  await tables(tx)
    .deleteFrom('office')
    .where('firmId', '=', firmId)
    .where('id', '=', officeId)
    .execute()
}
