import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { CommentRecord } from '../rules/records.ts'
import type { DocumentKey } from './documents.store.ts'
import { tables } from './tables.generated.ts'

export async function listComments(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<ReadonlyMap<string, readonly CommentRecord[]>> {
  const firmIds = documents.map(({ firmId }) => firmId)
  const documentIds = documents.map(({ id }) => id)
  const { rows } = await sql<CommentRecord & { readonly documentId: string }>`
    select
      c.document_id,
      c.id,
      author.full_name as attorney_name,
      '/images/' || author.portrait_hash as attorney_avatar_url,
      c.comment,
      c.created_at as created
    from document_comment c
    join staff_facts author
      on author.firm_id = c.firm_id
      and author.staff_id = c.staff_id
    where c.firm_id = any(${firmIds}::uuid[])
      and c.document_id = any(${documentIds}::uuid[])
    order by c.created_at desc, c.id desc`.execute(db)
  const comments = new Map<string, CommentRecord[]>()
  for (const { documentId, ...comment } of rows)
    comments.set(documentId, [...(comments.get(documentId) ?? []), comment])
  return comments
}

export interface NewComment {
  readonly id: string
  readonly firmId: string
  readonly documentId: string
  readonly staffId: string
  readonly comment: string
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tables(tx)
    .insertInto('documentComment')
    .values({ ...comment, createdAt: sql<Date>`portal_now()` })
    .execute()
}
