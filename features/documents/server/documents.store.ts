// Alone knows the tables of documents, their comments and who has opened them.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentStatus } from '../rules/document-status.ts'
import type { CommentRecord, DocumentRecord } from '../rules/records.ts'

type OwnTables = {
  document: {
    id: string
    firm_id: string
    case_id: string
    category_id: string
    account_id: string
    name: string
    mime_type: string
    bytes: number
    sha256: string
    orientation: number | null
    status: DocumentStatus
    scan_state: string
    sealed_key: Uint8Array
    upload_key: string | null
    uploaded_at: Date
  }
  document_opened: { document_id: string; account_id: string; opened_at: Date }
  upload_batch: { account_id: string; batch: string; files: number; bytes: number; started_at: Date }
}

export interface DocumentRow extends Omit<DocumentRecord, 'toReview'> {
  /** A decision or a comment of the firm's. */
  readonly hasNews: boolean
}

/** The documents of several cases as one account sees them, newest first. Which categories that account may see is the caller's to say. */
export async function documentsOfCases(db: Db, caseIds: readonly string[], accountId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.case_id as "caseId", d.category_id as "categoryId", d.name, d.status, d.uploaded_at as uploaded, d.bytes as size,
      o.account_id is not null as opened,
      d.decided_at is not null or exists (select from document_comment c where c.document_id = d.id) as "hasNews"
    from document d
    left join document_opened o on o.document_id = d.id and o.account_id = ${accountId}
    where d.case_id = any(${caseIds}::uuid[])
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
  readonly scanState: string
  readonly sealedKey: Uint8Array
  readonly uploaded: Date
}

function selectStored(db: Db) {
  return db.withTables<OwnTables>().selectFrom('document').select([
    'id', 'firm_id as firmId', 'case_id as caseId', 'category_id as categoryId', 'name', 'mime_type as mimeType', 'bytes', 'sha256', 'status',
    'scan_state as scanState', 'sealed_key as sealedKey', 'uploaded_at as uploaded',
  ])
}

export async function storedDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  return selectStored(db).where('id', '=', id).executeTakeFirst()
}

/** The document that an upload of this key made before, so that a retry makes no second one. */
export async function documentByUploadKey(db: Db, accountId: string, uploadKey: string): Promise<StoredDocument | undefined> {
  return selectStored(db).where('account_id', '=', accountId).where('upload_key', '=', uploadKey).executeTakeFirst()
}

export interface NewDocument extends Omit<StoredDocument, 'uploaded'> {
  readonly accountId: string
  readonly orientation: number | null
  readonly uploadKey: string | null
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<Date> {
  const row = await tx
    .withTables<OwnTables>()
    .insertInto('document')
    .values({
      id: document.id, firm_id: document.firmId, case_id: document.caseId, category_id: document.categoryId, account_id: document.accountId,
      name: document.name, mime_type: document.mimeType, bytes: document.bytes, sha256: document.sha256, orientation: document.orientation,
      status: document.status, scan_state: document.scanState, sealed_key: document.sealedKey, upload_key: document.uploadKey,
      uploaded_at: sql<Date>`portal_now()`,
    })
    .returning('uploaded_at as uploaded')
    .executeTakeFirstOrThrow()
  return row.uploaded
}

export async function commentsOf(db: Db, documentIds: readonly string[]): Promise<ReadonlyMap<string, readonly CommentRecord[]>> {
  const { rows } = await sql<CommentRecord & { readonly documentId: string }>`
    select c.document_id as "documentId", c.id, s.given_name || ' ' || s.family_name as "attorneyName",
      case when s.portrait_hash is not null then '/images/' || s.portrait_hash end as "attorneyAvatarUrl", c.comment, c.created_at as created
    from document_comment c join staff s on s.id = c.staff_id
    where c.document_id = any(${documentIds}::uuid[])
    order by c.created_at desc, c.id desc`.execute(db)
  const comments = new Map<string, CommentRecord[]>()
  for (const { documentId, ...comment } of rows) comments.set(documentId, [...(comments.get(documentId) ?? []), comment])
  return comments
}

/** The same two facts as in the lists, of one document. */
export async function reviewState(db: Db, documentId: string, accountId: string): Promise<Pick<DocumentRow, 'opened' | 'hasNews'>> {
  const { rows } = await sql<Pick<DocumentRow, 'opened' | 'hasNews'>>`
    select exists (select from document_opened o where o.document_id = d.id and o.account_id = ${accountId}) as opened,
      d.decided_at is not null or exists (select from document_comment c where c.document_id = d.id) as "hasNews"
    from document d where d.id = ${documentId}`.execute(db)
  return rows[0] ?? { opened: false, hasNews: false }
}

export async function markOpened(db: Db, documentId: string, accountId: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .insertInto('document_opened')
    .values({ document_id: documentId, account_id: accountId, opened_at: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What an upload batch holds so far, with its row locked. A batch without a name of its own begins anew after 60 seconds. */
export async function lockBatch(tx: Tx, accountId: string, batch: string, isImplicit: boolean): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    insert into upload_batch as b (account_id, batch, files, bytes) values (${accountId}, ${batch}, 0, 0)
    on conflict (account_id, batch) do update set
      files = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then 0 else b.files end,
      bytes = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then 0 else b.bytes end,
      started_at = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then portal_now() else b.started_at end
    returning files, bytes`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export async function addToBatch(tx: Tx, accountId: string, batch: string, bytes: number): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('upload_batch')
    .set({ files: sql<number>`files + 1`, bytes: sql<number>`bytes + ${bytes}` })
    .where('account_id', '=', accountId)
    .where('batch', '=', batch)
    .execute()
}

/** Which of these ids are documents: what the sweep must not remove. */
export async function existingDocuments(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.withTables<OwnTables>().selectFrom('document').select('id').where('id', 'in', [...ids]).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function sweepBatches(db: Db): Promise<void> {
  await db.withTables<OwnTables>().deleteFrom('upload_batch').where(sql<boolean>`started_at < portal_now() - interval '1 day'`).execute()
}
