import { sql, type RawBuilder } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { yourAnswersKey } from '../rules/category-template/category-kind.ts'
import type { DocumentStatus } from '../rules/document-status.ts'
import type { ScanState } from '../rules/files/file-state.ts'
import type { DocumentRecord } from '../rules/records.ts'
import { tables } from './tables.generated.ts'

/** With documents of the firm and with replaced ones. */
export async function categoriesWithAnyDocument(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlySet<string>> {
  const rows = await tables(tx)
    .selectFrom('document')
    .select('categoryId as id')
    .distinct()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Documents from the firm do not count. */
export async function categoriesWithDocuments(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlySet<string>> {
  const rows = await tables(tx)
    .selectFrom('document')
    .select('categoryId as id')
    .distinct()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('staffId', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface DocumentRow extends Omit<
  DocumentRecord,
  'toReview' | 'needsNewCopy' | 'settledBecause' | 'replacedBy' | 'fileState'
> {
  readonly scanState: ScanState
  readonly replacesId: string | null
  /** True after the firm has decided, commented or sent the document. */
  readonly hasNews: boolean
  readonly newsAt: Date | null
  readonly completed: string | null
}

/** Returns the newest documents first. The caller must filter the categories by access. */
export async function listDocumentsOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
  accountId: string,
): Promise<readonly DocumentRow[]> {
  const { caseIds, firmIds } = toColumns(cases)
  const condition = sql`d.firm_id = any(${firmIds}::uuid[]) and d.case_id = any(${caseIds}::uuid[])`
  return rowsAs(db, accountId, condition)
}

export async function documentAs(
  db: Db,
  { id, firmId }: DocumentKey,
  accountId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await rowsAs(db, accountId, sql`d.firm_id = ${firmId} and d.id = ${id}`)
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
      d.firm_id,
      d.case_id,
      d.category_id,
      d.name,
      d.status,
      d.uploaded_at as uploaded,
      d.bytes as size,
      d.scan_state,
      d.orientation,
      d.completed_on as completed,
      d.replaces_id,
      d.staff_id is not null as is_from_firm,
      d.asks_acknowledgment,
      a.sentence as acknowledged_sentence,
      a.acknowledged_at,
      k.template_key = ${yourAnswersKey} as is_copy_of_answers,
      uploader.given_name as uploaded_by,
      o.account_id is not null as opened,
      news.at as news_at,
      news.at is not null as has_news
    from document d
    join document_category k
      on k.firm_id = d.firm_id
      and k.id = d.category_id
    cross join lateral (
      select greatest(
        d.decided_at,
        case when d.staff_id is not null then d.uploaded_at end,
        (
          select max(c.created_at)
          from document_comment c
          where c.firm_id = d.firm_id
            and c.document_id = d.id
        )
      ) as at
    ) news
    left join document_opened o
      on o.firm_id = d.firm_id
      and o.document_id = d.id
      and o.account_id = ${accountId}
    left join document_acknowledgment a
      on a.firm_id = d.firm_id
      and a.document_id = d.id
      and a.account_id = ${accountId}
    left join person_facts uploader
      on uploader.account_id = d.account_id
      and uploader.account_id <> ${accountId}
    where ${condition}
    order by d.uploaded_at desc, d.id desc`.execute(db)
  return rows
}

export type DocumentKey = Pick<StoredDocument, 'id' | 'firmId'>

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
  readonly asksAcknowledgment: boolean
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
      'asksAcknowledgment',
      'sealedKey',
      'uploadedAt as uploaded',
    ])
    .select(sql<boolean>`staff_id is not null`.as('isFromFirm'))
}

function selectByKey(db: Db, { id, firmId }: DocumentKey) {
  return selectStored(db).where('firmId', '=', firmId).where('id', '=', id)
}

export async function findStoredDocument(
  db: Db,
  key: DocumentKey,
): Promise<StoredDocument | undefined> {
  return selectByKey(db, key).executeTakeFirst()
}

/** Selects the documents in the cases of an account, which may be at several firms. */
function selectOfAccount(db: Db, accountId: string) {
  return selectStored(db).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('participantFacts')
        .select('participantId')
        .where('participantFacts.accountId', '=', accountId)
        .whereRef('participantFacts.firmId', '=', 'document.firmId')
        .whereRef('participantFacts.caseId', '=', 'document.caseId'),
    ),
  )
}

/** Includes documents of deactivated cases. */
export async function findDocumentOfAccount(
  db: Db,
  accountId: string,
  id: string,
): Promise<StoredDocument | undefined> {
  return selectOfAccount(db, accountId).where('id', '=', id).executeTakeFirst()
}

/** The document of an earlier upload with this key, which makes retries idempotent. */
export async function findDocumentByUploadKey(
  db: Db,
  accountId: string,
  uploadKey: string,
): Promise<StoredDocument | undefined> {
  return selectOfAccount(db, accountId)
    .where('accountId', '=', accountId)
    .where('uploadKey', '=', uploadKey)
    .executeTakeFirst()
}

export async function lockDocument(tx: Tx, key: DocumentKey): Promise<StoredDocument | undefined> {
  return selectByKey(tx, key).forUpdate().executeTakeFirst()
}

export async function markReplaced(tx: Tx, { id, firmId }: DocumentKey): Promise<void> {
  await tables(tx)
    .updateTable('document')
    .set({ status: 'Replaced' })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

/** Returns false if the firm has reviewed the document meanwhile. */
export async function renamePending(
  tx: Tx,
  { id, firmId }: DocumentKey,
  name: string,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('document')
    .set({ name })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('staffId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewDocument extends Omit<
  StoredDocument,
  'uploaded' | 'isFromFirm' | 'replacesId' | 'asksAcknowledgment'
> {
  readonly flags: readonly string[]
}

type Sender =
  | {
      readonly accountId: string
      readonly replacesId: string | null
      readonly uploadKey: string | null
    }
  | { readonly staffId: string; readonly asksAcknowledgment?: boolean }

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

export async function markOpened(
  db: Db,
  { id: documentId, firmId }: DocumentKey,
  accountId: string,
): Promise<void> {
  await tables(db)
    .insertInto('documentOpened')
    .values({ documentId, firmId, accountId, openedAt: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
