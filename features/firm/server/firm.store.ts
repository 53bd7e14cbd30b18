import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { FaqContent } from '../rules/records.ts'

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
    portrait_hash: string | null
    disabled_at: Date | null
  }
  firm_faq: {
    firm_id: string
    language: Language
    content: FaqContent
    changed_at: Date
  }
  public_image: {
    hash: string
    firm_id: string
    mime_type: 'image/png' | 'image/jpeg' | 'image/webp'
    content: Uint8Array
  }
}

type FirmRow = OwnTables['firm']
type OfficeRow = OwnTables['office']
type StaffRow = OwnTables['staff']

export async function findFirmById(db: Db, id: string): Promise<FirmRow | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('firm')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findFirmByName(db: Db, name: string): Promise<FirmRow | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('firm')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
}

export async function allFirms(db: Db): Promise<readonly FirmRow[]> {
  return db.withTables<OwnTables>().selectFrom('firm').selectAll().orderBy('name').execute()
}

/** Returns false if the firm is unknown. */
export async function setUnitKeyOfFirm(
  tx: Tx,
  firmId: string,
  unitKey: string | null,
): Promise<boolean> {
  const office = await firstOffice(tx, firmId)
  if (!office) return false
  await sql`update office set unit_key = ${unitKey} where id = ${office.id}`.execute(tx)
  return true
}

/** Returns the default office for new cases, which is the first by office code. */
export async function firstOffice(db: Db, firmId: string): Promise<OfficeRow | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('office')
    .selectAll()
    .where('firm_id', '=', firmId)
    .orderBy('office_code')
    .executeTakeFirst()
}

/** Returns the first active attorney of the firm by family name. Undefined if there is none. */
export async function firstAttorney(db: Db, firmId: string): Promise<StaffRow | undefined> {
  const attorneys = db
    .withTables<OwnTables>()
    .selectFrom('staff')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('role', '=', 'attorney')
  return attorneys
    .where('disabled_at', 'is', null)
    .orderBy('family_name')
    .orderBy('id')
    .executeTakeFirst()
}

/** Returns undefined if the firm has no FAQs of its own in this language. */
export async function faqOfFirm(
  db: Db,
  firmId: string,
  language: Language,
): Promise<FaqContent | undefined> {
  const faqs = db.withTables<OwnTables>().selectFrom('firm_faq').select('content')
  const row = await faqs
    .where('firm_id', '=', firmId)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.content
}

export async function saveFaq(
  tx: Tx,
  firmId: string,
  language: Language,
  content: FaqContent,
): Promise<void> {
  const whole = {
    content: sql<FaqContent>`${JSON.stringify(content)}::jsonb`,
    changed_at: sql<Date>`portal_now()`,
  }
  await tx
    .withTables<OwnTables>()
    .insertInto('firm_faq')
    .values({ firm_id: firmId, language, ...whole })
    .onConflict((conflict) => conflict.columns(['firm_id', 'language']).doUpdateSet(whole))
    .execute()
}

/** Returns true if the firm had FAQs in this language. */
export async function removeFaq(tx: Tx, firmId: string, language: Language): Promise<boolean> {
  const removal = tx
    .withTables<OwnTables>()
    .deleteFrom('firm_faq')
    .where('firm_id', '=', firmId)
    .where('language', '=', language)
  const { numDeletedRows } = await removal.executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findPublicImageByHash(
  db: Db,
  hash: string,
): Promise<Pick<OwnTables['public_image'], 'mime_type' | 'content'> | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('public_image')
    .select(['mime_type', 'content'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Deletes the previous image if it is no longer used. Returns false for an unknown firm. */
export async function setLogoOfFirm(
  tx: Tx,
  firmId: string,
  picture: { readonly hash: string; readonly png: Uint8Array } | undefined,
): Promise<boolean> {
  const tables = tx.withTables<OwnTables>()
  const firm = await tables
    .selectFrom('firm')
    .select('icon_hash')
    .where('id', '=', firmId)
    .forUpdate()
    .executeTakeFirst()
  if (!firm) return false
  if (picture) {
    await tables
      .insertInto('public_image')
      .values({ hash: picture.hash, firm_id: firmId, mime_type: 'image/png', content: picture.png })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
  await tables
    .updateTable('firm')
    .set({ icon_hash: picture?.hash ?? null })
    .where('id', '=', firmId)
    .execute()
  await sql`delete from public_image i where i.hash = ${firm.icon_hash} and not exists (select from firm where icon_hash = i.hash)
    and not exists (select from staff where portrait_hash = i.hash)`.execute(tx)
  return true
}

/** Returns undefined if the person no longer works at the firm. */
export async function addressOfStaff(db: Db, staffId: string): Promise<string | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** Returns undefined if the person no longer works at the firm. */
export async function findStaffCard(
  db: Db,
  staffId: string,
): Promise<Pick<StaffRow, 'given_name' | 'family_name' | 'portrait_hash'> | undefined> {
  const staff = db
    .withTables<OwnTables>()
    .selectFrom('staff')
    .select(['given_name', 'family_name', 'portrait_hash'])
  return staff.where('id', '=', staffId).where('disabled_at', 'is', null).executeTakeFirst()
}

/** Finds only current staff. */
export async function findStaffByEmail(
  db: Db,
  firmId: string,
  email: string,
): Promise<StaffRow | undefined> {
  const staff = db
    .withTables<OwnTables>()
    .selectFrom('staff')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('disabled_at', 'is', null)
  return staff.where(sql<boolean>`lower(email) = ${email}`).executeTakeFirst()
}
