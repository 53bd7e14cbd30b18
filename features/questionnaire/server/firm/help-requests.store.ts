import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'

export interface HelpRequests extends CaseOfFirm {
  readonly count: number
  /** When the firm was notified of the oldest. Null when it was not. */
  readonly since: Date | null
}

/** Questions that are asked, marked for help and not resolved, in displayed sections. */
export async function listHelpRequests(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, HelpRequests>> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<HelpRequests>`
    select
      q.case_id,
      q.firm_id,
      count(*)::int as count,
      min(q.help_told_at) as since
    from question_state q
    join questionnaire_section s
      on s.id = q.section_id
      and s.firm_id = q.firm_id
      and s.is_displayed
    where q.case_id = any(${caseIds}::uuid[])
      and q.firm_id = any(${firmIds}::uuid[])
      and q.help
      and not q.disabled
      and q.resolution is null
    group by q.case_id, q.firm_id`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}
