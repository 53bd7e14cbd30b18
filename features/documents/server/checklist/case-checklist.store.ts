import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentKey } from '../documents.store.ts'
import { tables } from '../tables.generated.ts'

export interface AcknowledgmentRow {
  readonly documentId: string
  readonly accountId: string
  readonly sentence: string
  readonly acknowledgedAt: Date
}

export async function listAcknowledgments(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<readonly AcknowledgmentRow[]> {
  if (documents.length === 0) return []
  return tables(db)
    .selectFrom('documentAcknowledgment')
    .select(['documentId', 'accountId', 'sentence', 'acknowledgedAt'])
    .where('firmId', 'in', [...new Set(documents.map(({ firmId }) => firmId))])
    .where(
      'documentId',
      'in',
      documents.map(({ id }) => id),
    )
    .execute()
}

/** Keeps the first confirmation. Returns false if there was one. */
export async function insertAcknowledgment(
  tx: Tx,
  { id: documentId, firmId }: DocumentKey,
  { accountId, sentence }: Pick<AcknowledgmentRow, 'accountId' | 'sentence'>,
): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('documentAcknowledgment')
    .values({
      ...{ documentId, firmId, accountId, sentence },
      acknowledgedAt: sql<Date>`portal_now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

export interface LettersOfCategory {
  readonly categoryId: string
  readonly letters: number
  readonly lastLetterAt: Date
}

export async function countLetters(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly LettersOfCategory[]> {
  const { rows } = await sql<LettersOfCategory>`
    select
      c.category_id,
      count(*) as letters,
      max(l.created_at) as last_letter_at
    from missing_letter l
    join missing_letter_category c
      on c.firm_id = l.firm_id
      and c.letter_id = l.id
    where l.firm_id = ${firmId}
      and l.case_id = ${caseId}
    group by c.category_id`.execute(db)
  return rows
}

export interface NewLetter extends CaseOfFirm {
  readonly id: string
  readonly staffId: string
  readonly categoryIds: readonly string[]
}

/** False if the letter was written before. */
export async function insertLetter(
  tx: Tx,
  { id, caseId, firmId, staffId, categoryIds }: NewLetter,
): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('missingLetter')
    .values({ id, caseId, firmId, staffId, createdAt: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await tables(tx)
    .insertInto('missingLetterCategory')
    .values(categoryIds.map((categoryId) => ({ firmId, letterId: id, categoryId })))
    .execute()
  return true
}

export interface NewestLetter {
  readonly createdAt: Date
  readonly staffName: string
  readonly categoryIds: readonly string[]
}

/** Undefined for a case without a letter. */
export async function findNewestLetter(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<NewestLetter | undefined> {
  const { rows } = await sql<NewestLetter>`
    select
      l.created_at,
      s.full_name as staff_name,
      array(
        select c.category_id
        from missing_letter_category c
        where c.firm_id = l.firm_id
          and c.letter_id = l.id
      ) as category_ids
    from missing_letter l
    join staff_facts s
      on s.firm_id = l.firm_id
      and s.staff_id = l.staff_id
    where l.firm_id = ${firmId}
      and l.case_id = ${caseId}
    order by l.created_at desc, l.id desc
    limit 1`.execute(db)
  return rows[0]
}
