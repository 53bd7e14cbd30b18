import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { sectionStatus } from '../../rules/progress/section-status.ts'
import type { QuestionnaireRow, SectionRow, OwnTables } from '../questionnaire.store.ts'

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
    select q.case_id as "caseId", q.is_displayed as "isDisplayed", q.version, q.shape, q.due_on as "dueOn", q.instructions, c.chapter,
      exists (select 1 from participant p where p.case_id = q.case_id and p.debtor = 2) as joint,
      (select max(submitted_at) from questionnaire_submission u where u.case_id = q.case_id) as "submittedAt",
      (select coalesce(json_agg(json_build_object('systemName', s.system_name, 'status', s.status, 'isDisplayed', s.is_displayed)), '[]')
        from questionnaire_section s where s.case_id = q.case_id) as sections
    from questionnaire q join legal_case c on c.id = q.case_id
    where q.case_id = any(${[...caseIds]})`.execute(db)
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
  const given = {
    ...(dueOn === undefined ? {} : { due_on: dueOn }),
    ...(instructions === undefined ? {} : { instructions }),
  }
  await tx
    .withTables<OwnTables>()
    .insertInto('questionnaire')
    .values({
      case_id: caseId,
      firm_id: firmId,
      version: null,
      due_on: null,
      instructions: null,
      ...given,
    })
    .onConflict((conflict) =>
      conflict.column('case_id').doUpdateSet({ is_displayed: true, ...given }),
    )
    .execute()
}

export async function hideRow(tx: Tx, caseId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire')
    .set({ is_displayed: false })
    .where('case_id', '=', caseId)
    .execute()
}

export async function setDueOn(tx: Tx, caseId: string, dueOn: string | null): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire')
    .set({ due_on: dueOn })
    .where('case_id', '=', caseId)
    .execute()
}

export async function setSectionDisplayed(
  tx: Tx,
  sectionId: string,
  isDisplayed: boolean,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire_section')
    .set({ is_displayed: isDisplayed })
    .where('id', '=', sectionId)
    .execute()
}

/** Reopens the section, and marks it as rejected until it is submitted again. */

export async function rejectSection(tx: Tx, sectionId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('questionnaire_section')
    .set({ status: sectionStatus.rejected, is_rejected: true })
    .where('id', '=', sectionId)
    .execute()
}

export async function insertComment(
  tx: Tx,
  {
    id,
    firmId,
    sectionId,
    staffId,
    comment,
  }: {
    readonly id: string
    readonly firmId: string
    readonly sectionId: string
    readonly staffId: string
    readonly comment: string
  },
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('questionnaire_comment')
    .values({ id, firm_id: firmId, section_id: sectionId, staff_id: staffId, comment })
    .execute()
}
