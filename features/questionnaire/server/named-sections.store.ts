import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

/** The sections of a case, and its submissions, which have no system name. */
export async function listSectionNames(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyArray<{ readonly id: string; readonly systemName: string | null }>> {
  const own = tables(db)
  const sections = await own
    .selectFrom('questionnaireSection')
    .select(['id', 'systemName'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
  const submissions = await own
    .selectFrom('questionnaireSubmission')
    .select('id')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
  return [...sections, ...submissions.map(({ id }) => ({ id, systemName: null }))]
}
