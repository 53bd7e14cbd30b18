import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseKey, ItemOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

export interface NewCertificate extends ItemOfFirm {
  readonly id: string
  readonly debtor: Debtor
  readonly number: string
  readonly completedAt: Date
  /** `YYYY-MM-DD`, in the office's time zone. */
  readonly completedOn: string
  readonly sha256: string
  readonly url: string
}

const isCorrection = sql<boolean>`
  course_certificate.sealed_key is null
  and (course_certificate.sha256, course_certificate.source_url)
    is distinct from (excluded.sha256, excluded.source_url)`

/** False if the debtor has one for this item. Allows corrections until the file is stored. */
export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<boolean> {
  const { id, firmId, itemId, debtor, number, completedAt, completedOn, sha256, url } = certificate
  const columns = {
    number,
    completedAt,
    completedOn,
    sha256,
    sourceUrl: url,
    tries: 0,
    tryAfter: sql<Date>`portal_now()`,
  }
  const row = await tables(tx)
    .insertInto('courseCertificate')
    .values({ id, firmId, itemId, debtor, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['itemId', 'debtor', 'firmId']).doUpdateSet(columns).where(isCorrection),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A certificate whose file is still to be fetched. */
export interface WantedCertificate extends CourseKey {
  readonly id: string
  readonly debtor: Debtor
  readonly url: string
  readonly sha256: string
  /** False after the firm has reset the course. */
  readonly isCurrent: boolean
  /** Includes the current try. */
  readonly tries: number
  readonly firmKey: SealedFirmKey
}

/** Waits 1, 2, 4 … minutes after each try, max six hours. */
const pause = sql<Date>`portal_now() + make_interval(mins => least(power(2, tries), 360)::int)`

export interface CertificatesOfFirm {
  readonly firmId: string
  /** Absent for all items of the firm. */
  readonly itemId?: string
}

/** Claims the certificate due longest, until its next try. */
export async function claimWantedCertificate(
  db: Db,
  { firmId, itemId }: CertificatesOfFirm,
): Promise<WantedCertificate | undefined> {
  const { rows } = await sql<WantedCertificate>`
    with due as (
      select id, firm_id
      from course_certificate
      where firm_id = ${firmId}
        and sealed_key is null
        and try_after <= portal_now()
        and (${itemId ?? null}::uuid is null or item_id = ${itemId ?? null}::uuid)
      order by try_after
      limit 1
      for update skip locked
    ), taken as (
      update course_certificate e
      set tries = e.tries + 1, try_after = ${pause}
      from due
      where e.id = due.id
        and e.firm_id = due.firm_id
      returning e.*
    )
    select
      e.id,
      e.firm_id,
      t.case_id,
      t.course_number,
      e.debtor,
      e.source_url as url,
      e.sha256,
      t.is_current,
      e.tries,
      c.firm_key
    from taken e
    join course_taker t
      on t.item_id = e.item_id and t.debtor = e.debtor and t.firm_id = e.firm_id
    join case_facts c on c.case_id = t.case_id and c.firm_id = t.firm_id`.execute(db)
  return rows[0]
}

/** Locks the row if this try is the latest, so that the stored file matches the row's key. */
export async function lockWantedCertificate(
  tx: Tx,
  { id, firmId, tries, sha256 }: Pick<WantedCertificate, 'id' | 'firmId' | 'tries' | 'sha256'>,
): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('courseCertificate')
    .select('id')
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .where('tries', '=', tries)
    .where('sha256', '=', sha256)
    .where('sealedKey', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type CertificateKey = Pick<WantedCertificate, 'id' | 'firmId'>

/** Stops the tries until the provider announces another file. */
export async function markFailed(tx: Tx, { id, firmId }: CertificateKey): Promise<void> {
  await tables(tx)
    .updateTable('courseCertificate')
    .set({ tryAfter: sql<Date>`'infinity'` })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

export async function saveCertificateFile(
  tx: Tx,
  { id, firmId }: CertificateKey,
  { sealedKey, bytes }: { readonly sealedKey: Uint8Array; readonly bytes: number },
): Promise<void> {
  await tables(tx)
    .updateTable('courseCertificate')
    .set({ sealedKey, bytes })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

export interface StoredCertificate {
  readonly id: string
  readonly firmId: string
  readonly firmKey: SealedFirmKey
  readonly sealedKey: Uint8Array
  readonly bytes: number
  readonly sha256: string
}

/** Returns a current certificate with a stored file that belongs to the account's own debtor. */
export async function findCertificate(
  db: Db,
  accountId: string,
  orderId: string,
  itemId: string,
): Promise<StoredCertificate | undefined> {
  const { rows } = await sql<StoredCertificate>`
    select
      e.id,
      e.firm_id,
      c.firm_key,
      e.sealed_key,
      e.bytes,
      e.sha256
    from course_certificate e
    join course_item i on i.id = e.item_id and i.firm_id = e.firm_id
    join course_order d on d.id = i.order_id and d.firm_id = i.firm_id
    join course_taker t
      on t.item_id = e.item_id and t.debtor = e.debtor and t.firm_id = e.firm_id
    join participant_facts p
      on p.case_id = t.case_id and p.debtor = t.debtor and p.firm_id = t.firm_id
    join case_facts c on c.case_id = t.case_id and c.firm_id = t.firm_id
    where e.item_id = ${itemId}
      and d.id = ${orderId}
      and d.history_at is null
      and p.account_id = ${accountId}
      and p.is_active
      and t.is_current
      and e.sealed_key is not null`.execute(db)
  return rows[0]
}

export interface CertificateOfFirm extends StoredCertificate {
  readonly caseId: string
  readonly participantId: string
}

/** Returns a current certificate with a stored file, of a debtor who is in the case. */
export async function findCertificateOfFirm(
  db: Db,
  { id, firmId }: CertificateKey,
): Promise<CertificateOfFirm | undefined> {
  const { rows } = await sql<CertificateOfFirm>`
    select
      e.id,
      e.firm_id,
      c.firm_key,
      e.sealed_key,
      e.bytes,
      e.sha256,
      t.case_id,
      p.participant_id
    from course_certificate e
    join course_taker t
      on t.item_id = e.item_id and t.debtor = e.debtor and t.firm_id = e.firm_id
    join participant_facts p
      on p.case_id = t.case_id and p.debtor = t.debtor and p.firm_id = t.firm_id
    join case_facts c on c.case_id = t.case_id and c.firm_id = t.firm_id
    where e.id = ${id}
      and e.firm_id = ${firmId}
      and t.is_current
      and e.sealed_key is not null`.execute(db)
  return rows[0]
}
