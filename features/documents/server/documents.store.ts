import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { yourAnswersKey } from '../rules/categories/category-kind.ts'
import type { DocumentStatus } from '../rules/document-status.ts'
import type { ScanState } from '../rules/files/file-state.ts'
import type { CommentRecord, DocumentRecord } from '../rules/records.ts'

type OwnTables = {
  document: {
    id: string
    firm_id: string
    case_id: string
    category_id: string
    account_id: string | null
    staff_id: string | null
    name: string
    mime_type: string
    bytes: number
    sha256: string
    orientation: number | null
    status: DocumentStatus
    scan_state: ScanState
    scanned_at: Date | null
    replaces_id: string | null
    flags: string[]
    sealed_key: Uint8Array
    upload_key: string | null
    uploaded_at: Date
  }
  document_opened: { document_id: string; account_id: string; opened_at: Date }
}

/** Documents from the firm do not count. */
export async function categoriesWithDocuments(
  tx: Tx,
  caseId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .withTables<OwnTables>()
    .selectFrom('document')
    .select('category_id as id')
    .distinct()
    .where('case_id', '=', caseId)
    .where('staff_id', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface DocumentRow extends Omit<
  DocumentRecord,
  'toReview' | 'needsNewCopy' | 'fileState'
> {
  readonly scanState: ScanState
  /** True after the firm has decided, commented or sent the document. */
  readonly hasNews: boolean
  readonly newsAt: Date | null
  readonly completed: string | null
}

/** Returns the newest documents first. The caller must filter the categories by access. */
export async function listDocumentsOfCases(
  db: Db,
  caseIds: readonly string[],
  accountId: string,
): Promise<readonly DocumentRow[]> {
  return rowsAs(db, accountId, sql`d.case_id = any(${caseIds}::uuid[])`)
}

export async function documentAs(
  db: Db,
  documentId: string,
  accountId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await rowsAs(db, accountId, sql`d.id = ${documentId}`)
  return row
}

async function rowsAs(
  db: Db,
  accountId: string,
  condition: RawBuilder<unknown>,
): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.case_id as "caseId", d.category_id as "categoryId", d.name, d.status, d.uploaded_at as uploaded, d.bytes as size, d.scan_state as "scanState",
      d.orientation, d.completed_on as completed, d.staff_id is not null as "isFromFirm",
      k.template_key = ${yourAnswersKey} as "isCopyOfAnswers", a.given_name as "uploadedBy", o.account_id is not null as opened,
      n.at as "newsAt", n.at is not null as "hasNews"
    from document d
    join document_category k on k.id = d.category_id
    cross join lateral (
      select greatest(d.decided_at, case when d.staff_id is not null then d.uploaded_at end, (select max(c.created_at) from document_comment c where c.document_id = d.id)) as at
    ) n
    left join document_opened o on o.document_id = d.id and o.account_id = ${accountId}
    left join account a on a.id = d.account_id and a.id <> ${accountId}
    where ${condition}
    order by d.uploaded_at desc, d.id desc`.execute(db)
  return rows
}

export interface StoredDocument {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly categoryId: string
  readonly name: string
  readonly mimeType: string
  readonly bytes: number
  readonly sha256: string
  readonly status: DocumentStatus
  readonly scanState: ScanState
  readonly orientation: number | null
  readonly isFromFirm: boolean
  readonly replacesId: string | null
  readonly sealedKey: Uint8Array
  readonly uploaded: Date
}

function selectStored(db: Db) {
  return db
    .withTables<OwnTables>()
    .selectFrom('document')
    .select([
      'id',
      'firm_id as firmId',
      'case_id as caseId',
      'category_id as categoryId',
      'name',
      'mime_type as mimeType',
      'bytes',
      'sha256',
      'status',
      'scan_state as scanState',
      'orientation',
      'replaces_id as replacesId',
      'sealed_key as sealedKey',
      'uploaded_at as uploaded',
    ])
    .select(sql<boolean>`staff_id is not null`.as('isFromFirm'))
}

export async function findStoredDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  return selectStored(db).where('id', '=', id).executeTakeFirst()
}

/** The document of an earlier upload with this key, which makes retries idempotent. */
export async function findDocumentByUploadKey(
  db: Db,
  accountId: string,
  uploadKey: string,
): Promise<StoredDocument | undefined> {
  return selectStored(db)
    .where('account_id', '=', accountId)
    .where('upload_key', '=', uploadKey)
    .executeTakeFirst()
}

export async function lockDocument(tx: Tx, id: string): Promise<StoredDocument | undefined> {
  return selectStored(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markReplaced(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('document')
    .set({ status: 'Replaced' })
    .where('id', '=', id)
    .execute()
}

/** Returns false if the firm has reviewed the document meanwhile. */
export async function renamePending(tx: Tx, id: string, name: string): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('document')
    .set({ name })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('staff_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewDocument extends Omit<StoredDocument, 'uploaded' | 'isFromFirm'> {
  readonly accountId: string
  readonly flags: readonly string[]
  readonly uploadKey: string | null
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<Date> {
  const row = await tx
    .withTables<OwnTables>()
    .insertInto('document')
    .values({
      id: document.id,
      firm_id: document.firmId,
      case_id: document.caseId,
      category_id: document.categoryId,
      account_id: document.accountId,
      name: document.name,
      mime_type: document.mimeType,
      bytes: document.bytes,
      sha256: document.sha256,
      orientation: document.orientation,
      status: document.status,
      scan_state: document.scanState,
      scanned_at: document.scanState === 'clean' ? sql<Date>`portal_now()` : null,
      flags: [...document.flags],
      replaces_id: document.replacesId,
      sealed_key: document.sealedKey,
      upload_key: document.uploadKey,
      uploaded_at: sql<Date>`portal_now()`,
    })
    .returning('uploaded_at as uploaded')
    .executeTakeFirstOrThrow()
  return row.uploaded
}

export async function listComments(
  db: Db,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CommentRecord[]>> {
  const { rows } = await sql<CommentRecord & { readonly documentId: string }>`
    select c.document_id as "documentId", c.id, s.given_name || ' ' || s.family_name as "attorneyName",
      case when s.portrait_hash is not null then '/images/' || s.portrait_hash end as "attorneyAvatarUrl", c.comment, c.created_at as created
    from document_comment c join staff s on s.id = c.staff_id
    where c.document_id = any(${documentIds}::uuid[])
    order by c.created_at desc, c.id desc`.execute(db)
  const comments = new Map<string, CommentRecord[]>()
  for (const { documentId, ...comment } of rows)
    comments.set(documentId, [...(comments.get(documentId) ?? []), comment])
  return comments
}

export async function markOpened(db: Db, documentId: string, accountId: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .insertInto('document_opened')
    .values({ document_id: documentId, account_id: accountId, opened_at: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function existingDocuments(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('document')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

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
  caseIds: readonly string[],
  templateKeys: readonly string[],
  statuses: readonly DocumentStatus[],
): Promise<readonly CertificateDocumentRow[]> {
  const { rows } = await sql<CertificateDocumentRow>`
    select d.id, d.case_id as "caseId", c.template_key as "templateKey", coalesce(c.debtor, 1) as debtor, d.status, d.completed_on as "completedOn"
    from document d join document_category c on c.id = d.category_id
    where d.case_id = any(${[...caseIds]}::uuid[]) and c.template_key = any(${[...templateKeys]}::text[]) and d.status = any(${[...statuses]}::text[]) and d.staff_id is null
    order by d.status in ('Accepted', 'Approved') desc, d.uploaded_at desc, d.id desc`.execute(db)
  return rows
}
