// The documents of a case of which a packet can be made (spec: review#packets).
import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { ScanState } from '../../rules/files/file-state.ts'
import { tables } from '../tables.generated.ts'

export interface AcceptedDocument {
  readonly id: string
  readonly firmId: string
  readonly name: string
  readonly categoryId: string
  readonly category: string
  readonly templateKey: string
  readonly folder: string | null
  readonly folderKey: string | null
  /** Place of the category in the checklist. */
  readonly position: number
  readonly sentBy: string | null
  readonly uploadedAt: Date
  readonly bytes: number
  readonly orientation: number | null
  readonly scanState: ScanState
  readonly sealedKey: Uint8Array
}

const maxDocuments = 1000

/** Accepted documents of clients, and those that the firm sent. */
export async function listAcceptedDocuments(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly AcceptedDocument[]> {
  const { rows } = await sql<AcceptedDocument>`
    select
      d.id,
      d.firm_id,
      d.name,
      k.id as category_id,
      k.name as category,
      k.template_key,
      folder.name as folder,
      folder.template_key as folder_key,
      k.position,
      sender.given_name as sent_by,
      d.uploaded_at,
      d.bytes,
      d.orientation,
      d.scan_state,
      d.sealed_key
    from document d
    join document_category k
      on k.firm_id = d.firm_id
      and k.id = d.category_id
    left join document_category folder
      on folder.firm_id = k.firm_id
      and folder.id = k.parent_id
    left join person_facts sender on sender.account_id = d.account_id
    where d.firm_id = ${firmId}
      and d.case_id = ${caseId}
      and d.status in ('Accepted', 'Approved')
    order by k.position, d.uploaded_at, d.id
    limit ${maxDocuments}`.execute(db)
  return rows
}

export interface PacketCaseRow {
  readonly caseNumber: string | null
  readonly chapter: number | null
  readonly firmName: string
  readonly timeZone: string
}

export async function findPacketCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<PacketCaseRow | undefined> {
  return tables(db)
    .selectFrom('caseFacts')
    .select(['caseNumber', 'chapter', 'firmName', 'timeZone'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
}
