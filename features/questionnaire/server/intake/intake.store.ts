import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { KnownState } from '../../rules/progress/progress.ts'

export interface IntakeStateRow extends KnownState {
  readonly questionKey: string
  readonly help: boolean
  /** When the firm was notified of the request for help. */
  readonly helpSince: Date | null
  readonly resolvedBy: string | null
  readonly resolvedAt: Date | null
  readonly note: string | null
}

export async function listIntakeStates(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyMap<string, IntakeStateRow>> {
  const { rows } = await sql<IntakeStateRow>`
    select
      question_key,
      disabled,
      complete,
      help,
      help_told_at as help_since,
      resolution,
      resolved_by,
      resolved_at,
      resolution_note as note,
      resolution_reply as reply
    from question_state
    where case_id = ${caseId}
      and firm_id = ${firmId}`.execute(db)
  return new Map(rows.map((row) => [row.questionKey, row]))
}

export interface SectionActsRow {
  readonly sectionId: string
  readonly submissions: number
  readonly comments: number
  /** The first submission since the section was sent back. */
  readonly handedInAt: Date | null
  readonly handedInBy: string | null
  readonly checkedBy: string | null
  readonly checkedAt: Date | null
  readonly approvedBy: string | null
  readonly approvedAt: Date | null
}

/** Returns the events of each section, of clients and of the firm. */
export async function listSectionActs(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyMap<string, SectionActsRow>> {
  const { rows } = await sql<SectionActsRow>`
    select
      s.id as section_id,
      (
        select count(*)::int
        from questionnaire_submission u
        where u.case_id = s.case_id
          and u.firm_id = s.firm_id
          and s.system_name = any(u.sections)
      ) as submissions,
      coalesce(m.comments, 0)::int as comments,
      h.submitted_at as handed_in_at,
      h.account_id as handed_in_by,
      k.checked_by,
      k.checked_at,
      k.approved_by,
      k.approved_at
    from questionnaire_section s
    left join (
      select
        section_id,
        firm_id,
        count(*) as comments,
        max(created_at) as sent_back_at
      from questionnaire_comment
      where firm_id = ${firmId}
      group by section_id, firm_id
    ) m
      on m.section_id = s.id
      and m.firm_id = s.firm_id
    left join lateral (
      select u.submitted_at, u.account_id
      from questionnaire_submission u
      where u.case_id = s.case_id
        and u.firm_id = s.firm_id
        and s.system_name = any(u.sections)
        and u.submitted_at > coalesce(m.sent_back_at, '-infinity')
      order by u.submitted_at, u.id
      limit 1
    ) h on true
    left join questionnaire_check k
      on k.section_id = s.id
      and k.firm_id = s.firm_id
    where s.case_id = ${caseId}
      and s.firm_id = ${firmId}`.execute(db)
  return new Map(rows.map((row) => [row.sectionId, row]))
}
