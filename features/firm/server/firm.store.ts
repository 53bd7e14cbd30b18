import { sql, type Selectable } from 'kysely'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import { tables, type Tables } from './tables.generated.ts'

type FirmRow = Selectable<Tables['firm']>
export type OfficeRow = Selectable<Tables['office']>
type StaffRow = Selectable<Tables['staff']>

export async function findFirmById(db: Db, id: string): Promise<FirmRow | undefined> {
  return tables(db).selectFrom('firm').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns false if the version is not the current one. */
export async function updateProfile(
  tx: FirmTx,
  firmId: string,
  version: number,
  profile: Pick<
    FirmRow,
    'name' | 'email' | 'website' | 'colour' | 'invitationMessage' | 'invitationDays'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('firm')
    .set({ ...profile, version: version + 1 })
    .where('id', '=', firmId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findFirmByName(db: Db, name: string): Promise<FirmRow | undefined> {
  return tables(db).selectFrom('firm').selectAll().where('name', '=', name).executeTakeFirst()
}

export async function listFirmIds(db: Db): Promise<readonly string[]> {
  const rows = await tables(db).selectFrom('firm').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function allFirms(db: Db): Promise<readonly FirmRow[]> {
  return tables(db).selectFrom('firm').selectAll().orderBy('name').execute()
}

/** Returns false if the firm is unknown. */
/** Returns false if the main office has another key than `seen`, or if there is no office. */
export async function setUnitKeyOfFirm(
  tx: Tx,
  firmId: string,
  { unitKey, seen }: { readonly unitKey: string | null; readonly seen: string | null | undefined },
): Promise<boolean> {
  const office = await firstOffice(tx, firmId)
  if (!office) return false
  const row = await tables(tx)
    .updateTable('office')
    .set({ unitKey })
    .where('firmId', '=', firmId)
    .where('id', '=', office.id)
    .$if(seen !== undefined, (query) =>
      query.where(sql<boolean>`unit_key is not distinct from ${seen ?? null}`),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the main office. */
export async function firstOffice(db: Db, firmId: string): Promise<OfficeRow | undefined> {
  return tables(db)
    .selectFrom('office')
    .selectAll()
    .where('firmId', '=', firmId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

export async function findOfficeOfStaff(
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<OfficeRow | undefined> {
  return tables(db)
    .selectFrom('office')
    .innerJoin('staff', (join) =>
      join.onRef('staff.officeId', '=', 'office.id').onRef('staff.firmId', '=', 'office.firmId'),
    )
    .selectAll('office')
    .where('office.firmId', '=', firmId)
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
}

/** Returns the first active attorney of the firm by family name. Undefined if there is none. */
export async function firstAttorney(db: Db, firmId: string): Promise<StaffRow | undefined> {
  return tables(db)
    .selectFrom('staff')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('role', '=', 'attorney')
    .where('disabledAt', 'is', null)
    .orderBy('familyName')
    .orderBy('id')
    .executeTakeFirst()
}

/** Returns undefined if the firm has no FAQs of its own in this language. */
/** Of any firm: the same content has the same hash. */
export async function findPublicImageByHash(
  db: Db,
  hash: string,
): Promise<Pick<Tables['publicImage'], 'mimeType' | 'content'> | undefined> {
  return tables(db)
    .selectFrom('publicImage')
    .select(['mimeType', 'content'])
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
}

/** Deletes the previous image unless it is a portrait. Returns false for an unknown firm. */
export async function setLogoOfFirm(
  tx: Tx,
  firmId: string,
  picture: { readonly hash: string; readonly png: Uint8Array } | undefined,
): Promise<boolean> {
  const own = tables(tx)
  const firm = await own
    .selectFrom('firm')
    .select('iconHash')
    .where('id', '=', firmId)
    .forUpdate()
    .executeTakeFirst()
  if (!firm) return false
  if (picture) {
    await own
      .insertInto('publicImage')
      .values({ hash: picture.hash, firmId, mimeType: 'image/png', content: picture.png })
      .onConflict((conflict) => conflict.columns(['hash', 'firmId']).doNothing())
      .execute()
  }
  await own
    .updateTable('firm')
    .set({ iconHash: picture?.hash ?? null })
    .where('id', '=', firmId)
    .execute()
  await sql`
    delete from public_image i
    where i.firm_id = ${firmId}
      and i.hash = ${firm.iconHash}
      and i.hash is distinct from ${picture?.hash ?? null}
      and not exists (
        select 1
        from staff s
        where s.firm_id = i.firm_id and s.portrait_hash = i.hash
      )`.execute(tx)
  return true
}

export interface StaffKey {
  readonly firmId: string
  readonly staffId: string
}

/** Returns undefined if the person no longer works at the firm. */
export async function addressOfStaff(
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('staff')
    .select('email')
    .where('firmId', '=', firmId)
    .where('id', '=', staffId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** Returns undefined if the person no longer works at the firm. */
export async function findStaffCard(
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<Pick<StaffRow, 'givenName' | 'familyName' | 'portraitHash'> | undefined> {
  return tables(db)
    .selectFrom('staff')
    .select(['givenName', 'familyName', 'portraitHash'])
    .where('firmId', '=', firmId)
    .where('id', '=', staffId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
}

/** Finds only current staff. */
export async function findStaffByEmail(
  db: Db,
  firmId: string,
  email: string,
): Promise<StaffRow | undefined> {
  return tables(db)
    .selectFrom('staff')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('disabledAt', 'is', null)
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst()
}
