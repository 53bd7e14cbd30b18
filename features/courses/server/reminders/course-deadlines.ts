import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { loadDays } from '#features/cases/server/dates/key-dates.ts'
import { batchCalls } from '#lib/batch.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { listShownDeadlines, type CourseDeadline } from '../../rules/deadlines/course-deadlines.ts'
import { getDeadlineFacts, type DaysOfFirm } from '../../rules/deadlines/deadline-facts.ts'
import { loadCourses, loadUploads, getCaseKey } from '../case-courses.ts'
import { listCourseDays } from './deadlines.store.ts'
import type { CoursesDeps } from '../deps.ts'

/** Returns no deadlines for complete cases. */
export async function listCourseDeadlines(
  deps: Pick<CoursesDeps, 'database' | 'clock'>,
  legalCase: Pick<CaseRecord, 'id' | 'firmId' | 'debtor' | 'status'>,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<readonly CourseDeadline[]> {
  if (legalCase.status === 'Complete') return []
  const load = batchCalls<CaseOfFirm, DaysOfFirm>(batch, 'courses.days-of-firms', async (cases) => {
    const days = await listCourseDays(deps.database.db, cases)
    return ({ caseId }) => days.get(caseId)?.ofFirm ?? []
  })
  const key = getCaseKey(legalCase)
  const [facts, uploads, ofFirm, { dates }] = await Promise.all([
    loadCourses(deps, key, batch),
    loadUploads(deps, key, batch),
    load(key),
    loadDays(deps.database.db, key, batch),
  ])
  return listShownDeadlines(
    getDeadlineFacts(facts, legalCase.debtor, {
      uploads,
      firstMeeting: dates['first-meeting'] ?? null,
      ofFirm,
    }),
    calendarDay(deps.clock.now(), facts.timeZone),
  )
}
