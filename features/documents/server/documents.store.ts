import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { yourAnswersKey } from '../rules/categories/category-kind.ts'
import type { DocumentStatus } from '../rules/document-status.ts'
import type { ScanState } from '../rules/files/file-state.ts'
import type { CommentRecord, DocumentRecord } from '../rules/records.ts'
import { tables } from './tables.generated.ts'

/** Documents from the firm do not count. */
export async function categoriesWithDocuments(
  tx: Tx,
  caseId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tables(tx)
    .selectFrom('document')
    .select('categoryId as id')
    .distinct()
    .where('caseId', '=', caseId)
    .where('staffId', 'is', null)
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
    select
      d.id,
      d.case_id,
      d.category_id,
      d.name,
      d.status,
      d.uploaded_at as uploaded,
      d.bytes as size,
      d.scan_state,
      d.orientation,
      d.completed_on as completed,
      d.staff_id is not null as is_from_firm,
      k.template_key = ${yourAnswersKey} as is_copy_of_answers,
      uploader.given_name as uploaded_by,
      o.account_id is not null as opened,
      news.at as news_at,
      news.at is not null as has_news
    from document d
    join document_category k on k.id = d.category_id
    cross join lateral (
      select greatest(
        d.decided_at,
        case when d.staff_id is not null then d.uploaded_at end,
        (
          select max(c.created_at)
          from document_comment c
          where c.document_id = d.id
        )
      ) as at
    ) news
    left join document_opened o on o.document_id = d.id and o.account_id = ${accountId}
    left join person_facts uploader
      on uploader.account_id = d.account_id
      and uploader.account_id <> ${accountId}
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
  return tables(db)
    .selectFrom('document')
    .select([
      'id',
      'firmId',
      'caseId',
      'categoryId',
      'name',
      'mimeType',
      'bytes',
      'sha256',
      'status',
      'scanState',
      'orientation',
      'replacesId',
      'sealedKey',
      'uploadedAt as uploaded',
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
    .where('accountId', '=', accountId)
    .where('uploadKey', '=', uploadKey)
    .executeTakeFirst()
}

export async function lockDocument(tx: Tx, id: string): Promise<StoredDocument | undefined> {
  return selectStored(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markReplaced(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('document')
    .set({ status: 'Replaced' })
    .where('id', '=', id)
    .execute()
}

/** Returns false if the firm has reviewed the document meanwhile. */
export async function renamePending(tx: Tx, id: string, name: string): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('document')
    .set({ name })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('staffId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewDocument extends Omit<
  StoredDocument,
  'uploaded' | 'isFromFirm' | 'replacesId'
> {
  readonly flags: readonly string[]
}

type Sender =
  | {
      readonly accountId: string
      readonly replacesId: string | null
      readonly uploadKey: string | null
    }
  | { readonly staffId: string }

/** The document has exactly the columns of the table. Returns the time of the upload. */
export async function insertDocument(tx: Tx, document: NewDocument & Sender): Promise<Date> {
  const row = await tables(tx)
    .insertInto('document')
    .values({
      ...document,
      scannedAt: document.scanState === 'clean' ? sql<Date>`portal_now()` : null,
      uploadedAt: sql<Date>`portal_now()`,
    })
    .returning('uploadedAt as uploaded')
    .executeTakeFirstOrThrow()
  return row.uploaded
}

export async function listComments(
  db: Db,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CommentRecord[]>> {
  const { rows } = await sql<CommentRecord & { readonly documentId: string }>`
    select
      c.document_id,
      c.id,
      author.full_name as attorney_name,
      '/images/' || author.portrait_hash as attorney_avatar_url,
      c.comment,
      c.created_at as created
    from document_comment c
    join staff_facts author on author.staff_id = c.staff_id
    where c.document_id = any(${documentIds}::uuid[])
    order by c.created_at desc, c.id desc`.execute(db)
  const comments = new Map<string, CommentRecord[]>()
  for (const { documentId, ...comment } of rows)
    comments.set(documentId, [...(comments.get(documentId) ?? []), comment])
  return comments
}

export async function markOpened(
  db: Db,
  { id: documentId, firmId }: Pick<StoredDocument, 'id' | 'firmId'>,
  accountId: string,
): Promise<void> {
  await tables(db)
    .insertInto('documentOpened')
    .values({ documentId, firmId, accountId, openedAt: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function existingDocuments(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db).selectFrom('document').select('id').where('id', 'in', ids).execute()
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
    select
      d.id,
      d.case_id,
      c.template_key,
      coalesce(c.debtor, 1) as debtor,
      d.status,
      d.completed_on
    from document d
    join document_category c on c.id = d.category_id
    where d.case_id = any(${caseIds}::uuid[])
      and c.template_key = any(${templateKeys}::text[])
      and d.status = any(${statuses}::text[])
      and d.staff_id is null
    order by d.status in ('Accepted', 'Approved') desc, d.uploaded_at desc, d.id desc`.execute(db)
  return rows
}
