import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import type { SectionKey } from '../questionnaire.store.ts'
import { tables } from '../tables.generated.ts'

/** Replaces an earlier check and its approval. */
export async function saveCheck(
  tx: Tx,
  { id: sectionId, firmId }: SectionKey,
  checkedBy: string,
): Promise<void> {
  const checkedAt = sql<Date>`portal_now()`
  await tables(tx)
    .insertInto('questionnaireCheck')
    .values({ sectionId, firmId, checkedBy, checkedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['sectionId', 'firmId'])
        .doUpdateSet({ checkedBy, checkedAt, approvedBy: null, approvedAt: null }),
    )
    .execute()
}

/** Adds the row of a section that was imported before checks were recorded. */
export async function saveApproval(
  tx: Tx,
  { id: sectionId, firmId }: SectionKey,
  approvedBy: string,
): Promise<void> {
  const approvedAt = sql<Date>`portal_now()`
  await tables(tx)
    .insertInto('questionnaireCheck')
    .values({ sectionId, firmId, approvedBy, approvedAt })
    .onConflict((conflict) =>
      conflict.columns(['sectionId', 'firmId']).doUpdateSet({ approvedBy, approvedAt }),
    )
    .execute()
}
