// Alone knows the tables of firms, offices and staff.
import type { Db } from '#ports/database.ts'

type OwnTables = {
  firm: {
    id: string
    name: string
    icon_hash: string | null
    colour: string
    email: string | null
    website: string | null
    invitation_message: string
    invitation_days: number
    sealed_key: Uint8Array
  }
  office: {
    id: string
    firm_id: string
    office_code: string
    street: string | null
    city: string | null
    state: string | null
    zip: string | null
    phone: string | null
    fax: string | null
    time_zone: string
  }
  staff: {
    id: string
    firm_id: string
    office_id: string
    given_name: string
    family_name: string
    role: 'attorney' | 'paralegal' | 'administrator'
    email: string
  }
}

type FirmRow = OwnTables['firm']
type OfficeRow = OwnTables['office']
type StaffRow = OwnTables['staff']

export async function firmById(db: Db, id: string): Promise<FirmRow | undefined> {
  return db.withTables<OwnTables>().selectFrom('firm').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function firmByName(db: Db, name: string): Promise<FirmRow | undefined> {
  return db.withTables<OwnTables>().selectFrom('firm').selectAll().where('name', '=', name).executeTakeFirst()
}

export async function allFirms(db: Db): Promise<readonly FirmRow[]> {
  return db.withTables<OwnTables>().selectFrom('firm').selectAll().orderBy('name').execute()
}

/** The first office of a firm: where its cases go unless somebody says otherwise. */
export async function firstOffice(db: Db, firmId: string): Promise<OfficeRow | undefined> {
  return db.withTables<OwnTables>().selectFrom('office').selectAll().where('firm_id', '=', firmId).orderBy('office_code').executeTakeFirst()
}

/** The first attorney of a firm. */
export async function firstAttorney(db: Db, firmId: string): Promise<StaffRow | undefined> {
  return db.withTables<OwnTables>().selectFrom('staff').selectAll().where('firm_id', '=', firmId).where('role', '=', 'attorney').orderBy('family_name').executeTakeFirst()
}
