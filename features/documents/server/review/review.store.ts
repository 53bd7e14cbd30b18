// The firm's queries on the document tables.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import type { ScanState } from '../../rules/files/file-state.ts'
import type { ReviewedDocument } from '../../rules/review.ts'

type OwnTables = {
  document: {
    id: string
    firm_id: string
    case_id: string
    category_id: string
    staff_id: string | null
    name: string
    mime_type: string
    bytes: number
    sha256: string
    orientation: number | null
    status: DocumentStatus
    scan_state: ScanState
    scanned_at: Date | null
    flags: string[]
    sealed_key: Uint8Array
    uploaded_at: Date
    decided_at: Date | null
    completed_on: string | null
  }
  document_comment: {
    id: string
    firm_id: string
    document_id: string
    staff_id: string
    comment: string
    created_at: Date
  }
  document_opened: { document_id: string }
}

export interface HeldDocument extends ReviewedDocument {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly name: string
  readonly debtor: 1 | 2 | null
  readonly completed: string | null
}

/** Locks a document with its category's facts until the transaction ends. */
export async function lockDocumentRow(tx: Tx, id: string): Promise<HeldDocument | undefined> {
  const { rows } = await sql<HeldDocument>`
    select d.id, d.firm_id as "firmId", d.case_id as "caseId", d.name, d.status, d.scan_state as "scanState", d.staff_id is not null as "isFromFirm", d.completed_on as completed,
      c.debtor, c.template_key as "templateKey"
    from document d join document_category c on c.id = d.category_id
    where d.id = ${id} for update of d`.execute(tx)
  return rows[0]
}

/** False if the document was replaced meanwhile. Only an accepted certificate has a day. */
export async function setDecision(
  tx: Tx,
  id: string,
  status: DocumentStatus,
  completed: string | null,
): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('document')
    .set({ status, completed_on: completed, decided_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('status', '<>', 'Replaced')
    .where('staff_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewComment {
  readonly id: string
  readonly firmId: string
  readonly documentId: string
  readonly staffId: string
  readonly comment: string
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('document_comment')
    .values({
      id: comment.id,
      firm_id: comment.firmId,
      document_id: comment.documentId,
      staff_id: comment.staffId,
      comment: comment.comment,
      created_at: sql<Date>`portal_now()`,
    })
    .execute()
}

/** Marks the document as unread for all clients. */
export async function clearOpened(tx: Tx, documentId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .deleteFrom('document_opened')
    .where('document_id', '=', documentId)
    .execute()
}

export interface FirmDocument {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly categoryId: string
  readonly staffId: string
  readonly name: string
  readonly mimeType: string
  readonly bytes: number
  readonly sha256: string
  readonly orientation: number | null
  readonly scanState: ScanState
  readonly flags: readonly string[]
  readonly sealedKey: Uint8Array
}

/** A document from the firm is accepted from the start. */
export async function insertFirmDocument(tx: Tx, document: FirmDocument): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('document')
    .values({
      id: document.id,
      firm_id: document.firmId,
      case_id: document.caseId,
      category_id: document.categoryId,
      staff_id: document.staffId,
      name: document.name,
      mime_type: document.mimeType,
      bytes: document.bytes,
      sha256: document.sha256,
      orientation: document.orientation,
      status: 'Accepted',
      scan_state: document.scanState,
      scanned_at: document.scanState === 'clean' ? sql<Date>`portal_now()` : null,
      flags: [...document.flags],
      sealed_key: document.sealedKey,
      uploaded_at: sql<Date>`portal_now()`,
      decided_at: null,
      completed_on: null,
    })
    .execute()
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
}

export async function listDocumentsOfCaseForFirm(
  db: Db,
  caseId: string,
): Promise<readonly DocumentToReview[]> {
  const { rows } = await sql<DocumentToReview>`
    select d.id, d.category_id as "categoryId", d.name, d.status, d.scan_state as "scanState", d.flags, d.completed_on as completed,
      d.staff_id is not null as "isFromFirm", d.uploaded_at as uploaded,
      coalesce(s.given_name || ' ' || s.family_name, a.given_name || ' ' || a.family_name) as "uploadedBy",
      (select count(*) from document_comment c where c.document_id = d.id) as comments
    from document d left join staff s on s.id = d.staff_id left join account a on a.id = d.account_id
    where d.case_id = ${caseId} order by d.uploaded_at, d.id`.execute(db)
  return rows
}
