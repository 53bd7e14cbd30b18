import { sql } from 'kysely'
import {
  openText,
  type SealingDeps,
  type SealingFirm,
} from '#features/cases/server/firm-of-case.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CommentRecord } from '../../rules/records.ts'
import type { DocumentKey } from '../documents.store.ts'
import { commentContext } from './sealed-comments.ts'
import { tables } from '../tables.generated.ts'

interface CommentRow extends Omit<CommentRecord, 'comment'>, SealingFirm {
  readonly documentId: string
  readonly clear: string | null
  readonly sealed: Uint8Array | null
}

export async function listComments(
  deps: SealingDeps,
  db: Db,
  documents: readonly DocumentKey[],
): Promise<ReadonlyMap<string, readonly CommentRecord[]>> {
  const firmIds = documents.map(({ firmId }) => firmId)
  const documentIds = documents.map(({ id }) => id)
  const { rows } = await sql<CommentRow>`
    select
      c.document_id,
      c.id,
      author.full_name as attorney_name,
      '/images/' || author.portrait_hash as attorney_avatar_url,
      c.comment as clear,
      c.comment_sealed as sealed,
      c.language,
      c.firm_id,
      f.firm_key,
      c.created_at as created
    from document_comment c
    join firm_facts f on f.firm_id = c.firm_id
    join staff_facts author
      on author.firm_id = c.firm_id
      and author.staff_id = c.staff_id
    where c.firm_id = any(${firmIds}::uuid[])
      and c.document_id = any(${documentIds}::uuid[])
    order by c.created_at desc, c.id desc`.execute(db)
  const comments = new Map<string, CommentRecord[]>()
  for (const { documentId, firmId, firmKey, sealed, clear, ...row } of rows) {
    const text = openText(deps, { firmId, firmKey }, commentContext(row), { sealed, clear })
    const earlier = comments.get(documentId) ?? []
    comments.set(documentId, [...earlier, { ...row, comment: text }])
  }
  return comments
}

export interface NewComment {
  readonly id: string
  readonly firmId: string
  readonly documentId: string
  readonly staffId: string
  readonly commentSealed: Uint8Array
  readonly language: Language | null
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tables(tx)
    .insertInto('documentComment')
    .values({ ...comment, createdAt: sql<Date>`portal_now()` })
    .execute()
}
