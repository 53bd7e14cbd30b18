import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'

export interface CertificateDocumentRow {
  readonly id: string
  readonly caseId: string
  readonly templateKey: string
  readonly debtor: 1 | 2
  readonly status: DocumentStatus
  readonly completedOn: string | null
}

/** Sorts accepted documents first. Within both groups, the newest come first. */
export async function certificateDocuments(
  db: Db,
  cases: readonly CaseOfFirm[],
  templateKeys: readonly string[],
  statuses: readonly DocumentStatus[],
): Promise<readonly CertificateDocumentRow[]> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<CertificateDocumentRow>`
    select
      d.id,
      d.case_id,
      c.template_key,
      coalesce(c.debtor, 1) as debtor,
      d.status,
      d.completed_on
    from document d
    join document_category c
      on c.firm_id = d.firm_id
      and c.id = d.category_id
    where d.firm_id = any(${firmIds}::uuid[])
      and d.case_id = any(${caseIds}::uuid[])
      and c.template_key = any(${templateKeys}::text[])
      and d.status = any(${statuses}::text[])
      and d.staff_id is null
    order by d.status in ('Accepted', 'Approved') desc, d.uploaded_at desc, d.id desc`.execute(db)
  return rows
}
