import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { sectionStatus } from '../../rules/progress/section-status.ts'
import type { QuestionnaireRow, SectionKey, SectionRow } from '../questionnaire.store.ts'
import { tables } from '../tables.generated.ts'

export type SectionOutline = Pick<SectionRow, 'systemName' | 'status' | 'isDisplayed'>

export interface QuestionnaireOutline extends Pick<
  QuestionnaireRow,
  | 'caseId'
  | 'firmId'
  | 'isDisplayed'
  | 'version'
  | 'shape'
  | 'dueOn'
  | 'instructions'
  | 'chapter'
  | 'joint'
> {
  /** Time of the newest submission. */
  readonly submittedAt: Date | null
  /** Of the newest submission. Null without one, and until they are counted. */
  readonly warnings: number | null
  readonly sections: ReadonlyArray<SectionOutline & { readonly isApproved: boolean }>
}

/** Reads several cases at once. The result has no entry for a case without a questionnaire. */
export async function listOutlines(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, QuestionnaireOutline>> {
  const { rows } = await sql<QuestionnaireOutline>`
    select
      q.case_id,
      q.firm_id,
      q.is_displayed,
      q.version,
      q.shape,
      q.due_on,
      q.instructions,
      c.chapter,
      c.is_joint as joint,
      u.submitted_at,
      u.warnings,
      (
        select coalesce(json_agg(json_build_object(
          'systemName', s.system_name,
          'status', s.status,
          'isDisplayed', s.is_displayed,
          'isApproved', k.approved_at is not null
        )), '[]')
        from questionnaire_section s
        left join questionnaire_check k
          on k.section_id = s.id
          and k.firm_id = s.firm_id
        where s.case_id = q.case_id
          and s.firm_id = q.firm_id
      ) as sections
    from questionnaire q
    join case_facts c
      on c.case_id = q.case_id
      and c.firm_id = q.firm_id
    left join lateral (
      select submitted_at, warnings
      from questionnaire_submission n
      where n.case_id = q.case_id
        and n.firm_id = q.firm_id
      order by submitted_at desc
      limit 1
    ) u on true
    where q.case_id = any(${cases.map(({ caseId }) => caseId)})
      and q.firm_id = any(${cases.map(({ firmId }) => firmId)})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export interface ShownQuestionnaire extends CaseOfFirm {
  readonly dueOn?: string
  readonly instructions?: string
}

/** Creates the questionnaire if needed and shows it. Fields that are left out keep their values. */
export async function showRow(
  tx: Tx,
  { caseId, firmId, dueOn, instructions }: ShownQuestionnaire,
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

export async function hideRow(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ isDisplayed: false })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export async function setDueOn(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  dueOn: string | null,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ dueOn })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export async function updateInstructions(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  instructions: string | null,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ instructions })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export async function setSectionDisplayed(
  tx: Tx,
  { id, firmId }: SectionKey,
  isDisplayed: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({ isDisplayed })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

/** Reopens the section, and marks it as rejected until it is submitted again. */
export async function rejectSection(tx: Tx, { id, firmId }: SectionKey): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({ status: sectionStatus.rejected, isRejected: true })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

export interface NewComment {
  readonly id: string
  readonly firmId: string
  readonly sectionId: string
  readonly staffId: string
  readonly commentSealed: Uint8Array
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tables(tx).insertInto('questionnaireComment').values(comment).execute()
}
