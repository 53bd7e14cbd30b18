import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'
import type { SubmissionKey } from './copies.store.ts'

/** Undefined when the warnings are counted, or the case has a newer submission. */
export async function findUncounted(
  db: Db,
  { id, firmId }: SubmissionKey,
): Promise<CaseOfFirm | undefined> {
  const { rows } = await sql<CaseOfFirm>`
    select s.case_id, s.firm_id
    from questionnaire_submission s
    where s.id = ${id}
      and s.firm_id = ${firmId}
      and ${isUncounted}`.execute(db)
  return rows[0]
}

/** Submissions from before warnings were counted, and those whose job was given up. */
export async function listUncounted(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly SubmissionKey[]> {
  const { rows } = await sql<SubmissionKey>`
    select s.id, s.firm_id
    from questionnaire_submission s
    join case_facts c on c.firm_id = s.firm_id and c.case_id = s.case_id
    where s.firm_id = ${firmId}
      and c.status = 'Pre-Filing'
      and ${isUncounted}
    order by s.submitted_at
    limit ${max}`.execute(db)
  return rows
}

const isUncounted = sql`
  s.warnings is null
  and not exists (
    select 1
    from questionnaire_submission n
    where n.case_id = s.case_id
      and n.firm_id = s.firm_id
      and n.submitted_at > s.submitted_at
  )`

export async function saveWarnings(
  tx: Tx,
  { id, firmId }: SubmissionKey,
  warnings: number,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSubmission')
    .set({ warnings })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

export async function saveCreditors(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  sealed: Uint8Array,
): Promise<void> {
  await tables(tx)
    .insertInto('questionnaireCreditors')
    .values({ caseId, firmId, sealed })
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId']).doUpdateSet({ sealed }))
    .execute()
}

export interface SealedCreditors extends CaseOfFirm {
  readonly sealed: Uint8Array
}

export async function findCreditors(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<SealedCreditors | undefined> {
  return tables(db)
    .selectFrom('questionnaireCreditors')
    .select(['caseId', 'firmId', 'sealed'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
}

/** Returns the next cases after the given one. */
export async function listCreditors(
  db: Db,
  firmId: string,
  after: string | undefined,
  max: number,
): Promise<readonly SealedCreditors[]> {
  return tables(db)
    .selectFrom('questionnaireCreditors')
    .select(['caseId', 'firmId', 'sealed'])
    .where('firmId', '=', firmId)
    .$if(after !== undefined, (query) => query.where('caseId', '>', after ?? ''))
    .orderBy('caseId')
    .limit(max)
    .execute()
}
