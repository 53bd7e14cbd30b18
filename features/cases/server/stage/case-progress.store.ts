import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { CaseProgress } from '../../rules/status/stage-gaps.ts'
import { tables } from '../tables.generated.ts'

/** Counted in the transaction of each change (`caseChanged`). */
export async function findCaseProgress(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<CaseProgress | undefined> {
  return tables(db)
    .selectFrom('caseSummary')
    .innerJoin('legalCase', (join) =>
      join
        .onRef('legalCase.firmId', '=', 'caseSummary.firmId')
        .onRef('legalCase.id', '=', 'caseSummary.caseId'),
    )
    .select(['chapter', 'courseTakers', 'secondCoursesDone'])
    .where('caseSummary.firmId', '=', firmId)
    .where('caseSummary.caseId', '=', caseId)
    .executeTakeFirst()
}
