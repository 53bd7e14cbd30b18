// The firm's queries on the document tables.
import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import type { ScanState } from '../../rules/files/file-state.ts'
import type { ReviewedDocument } from '../../rules/review/review.ts'
import { insertDocument, type DocumentKey, type NewDocument } from '../documents.store.ts'
import { tables } from '../tables.generated.ts'

export interface HeldDocument extends ReviewedDocument {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly categoryId: string
  readonly stillNeeded: readonly string[]
  readonly name: string
  readonly debtor: 1 | 2 | null
  /** Null for a document from the firm, and once the account left the case. */
  readonly senderDebtor: 1 | 2 | null
  readonly completed: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
}

/** Locks a document with its category's facts until the transaction ends. */
export async function lockDocumentRow(
  tx: Tx,
  { id, firmId }: DocumentKey,
): Promise<HeldDocument | undefined> {
  const { rows } = await sql<HeldDocument>`
    select
      d.id,
      d.firm_id,
      d.case_id,
      d.category_id,
      c.still_needed,
      d.name,
      d.status,
      d.scan_state,
      d.staff_id is not null as is_from_firm,
      d.completed_on as completed,
      d.decided_at,
      d.decided_by,
      c.debtor,
      c.template_key,
      sender.debtor as sender_debtor
    from document d
    join document_category c
      on c.firm_id = d.firm_id
      and c.id = d.category_id
    left join participant_facts sender
      on sender.firm_id = d.firm_id
      and sender.case_id = d.case_id
      and sender.account_id = d.account_id
    where d.firm_id = ${firmId}
      and d.id = ${id}
    for update of d`.execute(tx)
  return rows[0]
}

export interface StoredDecision {
  readonly status: DocumentStatus
  /** Only of an accepted certificate. */
  readonly completed: string | null
  readonly name: string
  readonly decidedBy: string
}

/** False if the document was replaced meanwhile. */
export async function setDecision(
  tx: Tx,
  { id, firmId }: DocumentKey,
  { completed: completedOn, ...decision }: StoredDecision,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('document')
    .set({ ...decision, completedOn, decidedAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('status', '<>', 'Replaced')
    .where('staffId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setCategory(
  tx: Tx,
  { id, firmId }: DocumentKey,
  categoryId: string,
): Promise<void> {
  await tables(tx)
    .updateTable('document')
    .set({ categoryId })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

/** Marks the document as unread for all clients. */
export async function clearOpened(tx: Tx, { id, firmId }: DocumentKey): Promise<void> {
  await tables(tx)
    .deleteFrom('documentOpened')
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
    .execute()
}

export interface FirmDocument extends Omit<NewDocument, 'status'> {
  readonly staffId: string
  readonly asksAcknowledgment?: boolean
}

/** A document from the firm is accepted from the start. */
export async function insertFirmDocument(tx: Tx, document: FirmDocument): Promise<void> {
  await insertDocument(tx, { ...document, status: 'Accepted' })
}

export interface DocumentToReview {
  readonly id: string
  readonly categoryId: string
  readonly name: string
  readonly status: DocumentStatus
  readonly scanState: ScanState
  readonly flags: readonly string[]
  readonly completed: string | null
  readonly isFromFirm: boolean
  readonly uploadedBy: string
  readonly uploaded: Date
  readonly comments: number
  readonly asksAcknowledgment: boolean
}

export async function listDocumentsOfCaseForFirm(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly DocumentToReview[]> {
  const { rows } = await sql<DocumentToReview>`
    select
      d.id,
      d.category_id,
      d.name,
      d.status,
      d.scan_state,
      d.flags,
      d.completed_on as completed,
      d.staff_id is not null as is_from_firm,
      d.asks_acknowledgment,
      d.uploaded_at as uploaded,
      coalesce(sender.full_name, uploader.full_name) as uploaded_by,
      (
        select count(*)
        from document_comment c
        where c.firm_id = d.firm_id
          and c.document_id = d.id
      ) as comments
    from document d
    left join staff_facts sender
      on sender.firm_id = d.firm_id
      and sender.staff_id = d.staff_id
    left join person_facts uploader on uploader.account_id = d.account_id
    where d.firm_id = ${firmId}
      and d.case_id = ${caseId}
    order by d.uploaded_at, d.id`.execute(db)
  return rows
}
