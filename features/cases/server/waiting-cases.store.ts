import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

export interface WaitingCaseRow {
  readonly caseId: string
  readonly people: readonly string[]
  readonly documentsToReview: number
  readonly sectionsToCheck: number
  readonly helpRequests: number
}

/** More are rarely read in one email. */
const maxCases = 50

/**
 * The cases of these people in which something waits for the firm and that are not complete, the
 * longest wait first.
 */
export async function listWaitingCases(
  db: Db,
  firmId: string,
  staffIds: readonly string[],
): Promise<readonly WaitingCaseRow[]> {
  const { rows } = await sql<WaitingCaseRow>`
    select
      c.id as case_id,
      array(
        select p.given_name || ' ' || p.family_name
        from participant p
        where p.firm_id = ${firmId} and p.case_id = c.id
        order by p.debtor
      ) as people,
      s.documents_to_review,
      s.sections_to_check,
      s.help_requests
    from legal_case c
    join case_summary s on s.firm_id = c.firm_id and s.case_id = c.id
    where c.firm_id = ${firmId}
      and (c.attorney_id = any (${staffIds}) or c.paralegal_id = any (${staffIds}))
      and c.status <> 'Complete'
      and (s.documents_to_review > 0 or s.sections_to_check > 0 or s.help_requests > 0)
    order by least(s.review_since, s.check_since, s.help_since) nulls last, c.id
    limit ${maxCases}`.execute(db)
  return rows
}
