import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { sectionStatus } from '../../rules/progress/section-status.ts'
import type { QuestionnaireRow, SectionRow } from '../questionnaire.store.ts'
import { tables } from '../tables.generated.ts'

export interface QuestionnaireOutline extends Pick<
  QuestionnaireRow,
  'caseId' | 'isDisplayed' | 'version' | 'shape' | 'dueOn' | 'instructions' | 'chapter' | 'joint'
> {
  /** Time of the newest submission. */
  readonly submittedAt: Date | null
  readonly sections: ReadonlyArray<Pick<SectionRow, 'systemName' | 'status' | 'isDisplayed'>>
}

/** Reads several cases at once. The result has no entry for a case without a questionnaire. */
export async function listOutlines(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionnaireOutline>> {
  const { rows } = await sql<QuestionnaireOutline>`
    select
      q.case_id,
      q.is_displayed,
      q.version,
      q.shape,
      q.due_on,
      q.instructions,
      c.chapter,
      c.is_joint as joint,
      (
        select max(submitted_at)
        from questionnaire_submission u
        where u.case_id = q.case_id
      ) as submitted_at,
      (
        select coalesce(json_agg(json_build_object(
          'systemName', s.system_name,
          'status', s.status,
          'isDisplayed', s.is_displayed
        )), '[]')
        from questionnaire_section s
        where s.case_id = q.case_id
      ) as sections
    from questionnaire q
    join case_facts c on c.case_id = q.case_id
    where q.case_id = any(${caseIds})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

/** Creates the questionnaire if needed and shows it. Fields that are left out keep their values. */
export async function showRow(
  tx: Tx,
  {
    caseId,
    firmId,
    dueOn,
    instructions,
  }: {
    readonly caseId: string
    readonly firmId: string
    readonly dueOn?: string
    readonly instructions?: string
  },
): Promise<void> {
  await tables(tx)
    .insertInto('questionnaire')
    .values({ caseId, firmId, dueOn, instructions })
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'firmId'])
        .doUpdateSet({ isDisplayed: true, dueOn, instructions }),
    )
    .execute()
}

export async function hideRow(tx: Tx, caseId: string): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ isDisplayed: false })
    .where('caseId', '=', caseId)
    .execute()
}

export async function setDueOn(tx: Tx, caseId: string, dueOn: string | null): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ dueOn })
    .where('caseId', '=', caseId)
    .execute()
}

export async function setSectionDisplayed(
  tx: Tx,
  sectionId: string,
  isDisplayed: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({ isDisplayed })
    .where('id', '=', sectionId)
    .execute()
}

/** Reopens the section, and marks it as rejected until it is submitted again. */
export async function rejectSection(tx: Tx, sectionId: string): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({ status: sectionStatus.rejected, isRejected: true })
    .where('id', '=', sectionId)
    .execute()
}

export async function insertComment(
  tx: Tx,
  comment: {
    readonly id: string
    readonly firmId: string
    readonly sectionId: string
    readonly staffId: string
    readonly comment: string
  },
): Promise<void> {
  await tables(tx).insertInto('questionnaireComment').values(comment).execute()
}
