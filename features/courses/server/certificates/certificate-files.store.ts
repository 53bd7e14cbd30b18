import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'
import type { StoredCertificate } from './certificates.store.ts'

export interface CertificateFile extends StoredCertificate {
  readonly caseId: string
  /** Only scanned files are stored. */
  readonly scanState: 'clean'
  readonly isSampled: boolean
}

/** Returns rows in ID order. The given percentage of them is marked as a sample. */
export async function certificateFilesAfter(
  db: Db,
  afterId: string,
  max: number,
  samplePercent: number,
): Promise<readonly CertificateFile[]> {
  const { rows } = await sql<CertificateFile>`
    select
      e.id,
      e.firm_id,
      c.firm_key,
      e.sealed_key,
      e.bytes,
      e.sha256,
      t.case_id,
      'clean' as scan_state,
      random() * 100 < ${samplePercent} as is_sampled
    from course_certificate e
    join course_taker t
      on t.item_id = e.item_id and t.debtor = e.debtor and t.firm_id = e.firm_id
    join case_facts c on c.case_id = t.case_id and c.firm_id = t.firm_id
    where e.id > ${afterId}
      and e.sealed_key is not null
    order by e.id
    limit ${max}`.execute(db)
  return rows
}

/** Returns the IDs of existing certificates, with or without a file. */
export async function existingCertificates(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db)
    .selectFrom('courseCertificate')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
