import { sql, type Selectable } from 'kysely'
import type { StaffRole } from '#lib/viewer.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { StaffKey } from './firm.store.ts'
import { tables, type Tables } from './tables.generated.ts'

type StaffRow = Selectable<Tables['staff']>

export interface StaffMemberRecord extends Omit<StaffRow, 'portraitHash'> {
  /** The city of the office, or its code. */
  readonly office: string
}

interface StaffContactRow {
  readonly staffId: string
  readonly name: string
  readonly email: string
  /** IANA name, of the person's office. */
  readonly timeZone: string
  readonly isActive: boolean
}

export type NewStaffMember = Omit<StaffRow, 'portraitHash' | 'disabledAt'>

function selectMembers(db: Db, firmId: string) {
  return tables(db)
    .selectFrom('staff')
    .innerJoin('office', (join) =>
      join.onRef('office.id', '=', 'staff.officeId').onRef('office.firmId', '=', 'staff.firmId'),
    )
    .select([
      'staff.id',
      'staff.firmId',
      'staff.officeId',
      'staff.givenName',
      'staff.familyName',
      'staff.role',
      'staff.email',
      'staff.disabledAt',
      sql<string>`coalesce(office.city, office.office_code)`.as('office'),
    ])
    .where('staff.firmId', '=', firmId)
}

/** By family name. Includes people who no longer work at the firm. */
export async function listStaffMembers(
  db: Db,
  firmId: string,
): Promise<readonly StaffMemberRecord[]> {
  return selectMembers(db, firmId)
    .orderBy('staff.familyName')
    .orderBy('staff.givenName')
    .orderBy('staff.id')
    .execute()
}

export async function findStaffMember(
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<StaffMemberRecord | undefined> {
  return selectMembers(db, firmId).where('staff.id', '=', staffId).executeTakeFirst()
}

/**
 * The same with a lock that a deactivation waits for, so that what comes to the person meanwhile is
 * handed over with the rest (spec: staff#people-who-leave).
 */
export async function lockStaffMember(
  tx: FirmTx,
  { firmId, staffId }: StaffKey,
): Promise<StaffMemberRecord | undefined> {
  return selectMembers(tx, firmId)
    .where('staff.id', '=', staffId)
    .forShare(['staff'])
    .executeTakeFirst()
}

/** Includes people who no longer work at the firm. Without IDs, all people of the firm. */
export async function listStaffContacts(
  db: Db,
  firmId: string,
  staffIds?: readonly string[],
): Promise<readonly StaffContactRow[]> {
  return tables(db)
    .selectFrom('staff')
    .innerJoin('office', (join) =>
      join.onRef('office.id', '=', 'staff.officeId').onRef('office.firmId', '=', 'staff.firmId'),
    )
    .select([
      'staff.id as staffId',
      sql<string>`staff.given_name || ' ' || staff.family_name`.as('name'),
      'staff.email',
      'office.timeZone',
      sql<boolean>`staff.disabled_at is null`.as('isActive'),
    ])
    .where('staff.firmId', '=', firmId)
    .$if(staffIds !== undefined, (query) => query.where('staff.id', 'in', staffIds ?? []))
    .execute()
}

/** Returns false if the firm already has a person with this address. */
export async function insertStaffMember(tx: FirmTx, member: NewStaffMember): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tables(tx)
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Locks the active administrators, so that changes of people run one after the other. */
export async function lockAdministrators(tx: FirmTx, firmId: string): Promise<readonly string[]> {
  const rows = await tables(tx)
    .selectFrom('staff')
    .select('id')
    .where('firmId', '=', firmId)
    .where('role', '=', 'administrator')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function setStaffRole(
  tx: FirmTx,
  { firmId, staffId }: StaffKey,
  role: StaffRole,
): Promise<void> {
  await tables(tx)
    .updateTable('staff')
    .set({ role })
    .where('firmId', '=', firmId)
    .where('id', '=', staffId)
    .execute()
}

/** Returns false if the firm has no such office. */
export async function setStaffOffice(
  tx: FirmTx,
  { firmId, staffId }: StaffKey,
  officeId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staff')
    .set({ officeId })
    .where('firmId', '=', firmId)
    .where('id', '=', staffId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('office')
          .select('office.id')
          .where('office.firmId', '=', firmId)
          .where('office.id', '=', officeId),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setStaffDisabled(
  tx: FirmTx,
  { firmId, staffId }: StaffKey,
  isDisabled: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable('staff')
    .set({ disabledAt: isDisabled ? sql<Date>`portal_now()` : null })
    .where('firmId', '=', firmId)
    .where('id', '=', staffId)
    .execute()
}
