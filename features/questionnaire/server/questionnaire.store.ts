import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { Chapter } from '../rules/content/content.ts'
import { sectionStatus, type SectionStatus } from '../rules/progress/section-status.ts'
import { tables } from './tables.generated.ts'

export interface SectionKey {
  readonly id: string
  readonly firmId: string
}

export interface SectionRow extends SectionKey {
  readonly systemName: string
  readonly status: SectionStatus
  readonly isRejected: boolean
  readonly isDisplayed: boolean
  readonly activeQuestion: string | null
  readonly activeGroup: string | null
  /** The firm's newest comment. */
  readonly comment: StoredComment | null
}

export interface StoredComment {
  readonly id: string
  readonly clear: string | null
  /** In base64, because JSON has no bytes. */
  readonly sealed: string | null
}

export interface DebtorRow {
  readonly name: string
  readonly accountId: string | null
}

export interface QuestionnaireRow extends CaseOfFirm {
  /** Counts every change, for optimistic locking. */
  readonly changes: number
  readonly isDisplayed: boolean
  /** The pinned content version. Null until the first section starts. */
  readonly version: number | null
  /** The shape that the states were calculated for. */
  readonly shape: string
  readonly dueOn: string | null
  readonly instructions: string | null
  readonly chapter: Chapter | null
  readonly joint: boolean
  readonly isFiled: boolean
  readonly timeZone: string
  readonly firmKey: SealedFirmKey
  readonly debtor1: DebtorRow
  readonly debtor2: DebtorRow | null
  /** All sections, hidden ones included, unordered. */
  readonly sections: readonly SectionRow[]
}

/** Runs one statement. Returns undefined when the case has no questionnaire. */
export async function findQuestionnaire(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<QuestionnaireRow | undefined> {
  const { rows } = await sql<QuestionnaireRow>`
    select
      q.case_id,
      q.firm_id,
      q.changes,
      q.is_displayed,
      q.version,
      q.shape,
      q.due_on,
      q.instructions,
      c.chapter,
      c.status <> 'Pre-Filing' as is_filed,
      p2.participant_id is not null as joint,
      c.time_zone,
      c.firm_key,
      json_build_object('name', p1.full_name, 'accountId', p1.account_id) as debtor1,
      case
        when p2.participant_id is not null
        then json_build_object('name', p2.full_name, 'accountId', p2.account_id)
      end as debtor2,
      (
        select coalesce(json_agg(json_build_object(
          'id', s.id,
          'firmId', s.firm_id,
          'systemName', s.system_name,
          'status', s.status,
          'isRejected', s.is_rejected,
          'isDisplayed', s.is_displayed,
          'activeQuestion', s.active_question,
          'activeGroup', s.active_group,
          'comment', (
            select json_build_object(
              'id', m.id,
              'clear', m.comment,
              'sealed', encode(m.comment_sealed, 'base64')
            )
            from questionnaire_comment m
            where m.section_id = s.id
              and m.firm_id = s.firm_id
            order by m.created_at desc, m.id desc
            limit 1
          )
        )), '[]')
        from questionnaire_section s
        where s.case_id = q.case_id
          and s.firm_id = q.firm_id
      ) as sections
    from questionnaire q
    join case_facts c
      on c.case_id = q.case_id
      and c.firm_id = q.firm_id
    join participant_facts p1
      on p1.case_id = q.case_id
      and p1.firm_id = q.firm_id
      and p1.debtor = 1
    left join participant_facts p2
      on p2.case_id = q.case_id
      and p2.firm_id = q.firm_id
      and p2.debtor = 2
    where q.case_id = ${caseId}
      and q.firm_id = ${firmId}`.execute(db)
  return rows[0]
}

/** Locks the row until the transaction ends. Data that was read before may be outdated. */
export async function lockQuestionnaireRow(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ changes: sql<number>`changes + 1` })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export interface NewSection extends SectionKey {
  readonly caseId: string
  readonly systemName: string
  readonly status: SectionStatus
}

export async function insertSections(tx: Tx, sections: readonly NewSection[]): Promise<void> {
  if (sections.length === 0) return
  await tables(tx).insertInto('questionnaireSection').values(sections).execute()
}

export async function setSectionStatus(
  tx: Tx,
  { id, firmId }: SectionKey,
  status: SectionStatus,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({ status })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

export async function setShape(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  shape: string,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ shape })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export async function setVersion(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  version: number,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ version })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

/** Records that the viewer started or resumed the section. */
export async function markStarted(
  tx: Tx,
  { id, firmId }: SectionKey,
  { status, openedBy }: { readonly status: SectionStatus; readonly openedBy: string },
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireSection')
    .set({
      status,
      openedBy,
      startedAt: sql<Date>`coalesce(started_at, portal_now())`,
    })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

/** Returns false in a read-only section. */
export async function setActive(
  db: Db,
  { id, firmId }: SectionKey,
  { question, group }: { readonly question: string | null; readonly group: string | null },
): Promise<boolean> {
  const row = await tables(db)
    .updateTable('questionnaireSection')
    .set({ activeQuestion: question, activeGroup: group })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .where('status', 'not in', [sectionStatus.submitted, sectionStatus.imported])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewAgreement {
  readonly participantId: string
  readonly firmId: string
  readonly textVersion: string
  readonly textHash: Uint8Array
}

/** Returns true at the first agreement. */
export async function insertAgreement(tx: Tx, agreement: NewAgreement): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('questionnaireAgreement')
    .values(agreement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('participantId')
    .executeTakeFirst()
  return row !== undefined
}
