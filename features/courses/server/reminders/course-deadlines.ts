import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { loadDays } from '#features/cases/server/dates/key-dates.ts'
import { batchCalls } from '#lib/batch.ts'
import { calendarDay } from '#lib/dates.ts'
import { listShownDeadlines, type CourseDeadline } from '../../rules/deadlines/course-deadlines.ts'
import { getDeadlineFacts, type DaysOfFirm } from '../../rules/deadlines/deadline-facts.ts'
import { loadCourses, loadUploads } from '../case-courses.ts'
import { listCourseDays } from './deadlines.store.ts'
import type { CoursesDeps } from '../deps.ts'

/** Returns no deadlines for complete cases. */
export async function listCourseDeadlines(
  deps: Pick<CoursesDeps, 'database' | 'clock'>,
  legalCase: Pick<CaseRecord, 'id' | 'debtor' | 'status'>,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<readonly CourseDeadline[]> {
  if (legalCase.status === 'Complete') return []
  const load = batchCalls<string, DaysOfFirm>(batch, 'courses.days-of-firms', async (caseIds) => {
    const days = await listCourseDays(deps.database.db, caseIds)
    return (id) => days.get(id)?.ofFirm ?? []
  })
  const { id, debtor } = legalCase
  const [facts, uploads, ofFirm, { dates }] = await Promise.all([
    loadCourses(deps, id, batch),
    loadUploads(deps, id, batch),
    load(id),
    loadDays(deps.database.db, id, batch),
  ])
  return listShownDeadlines(
    getDeadlineFacts(facts, debtor, {
      uploads,
      firstMeeting: dates['first-meeting'] ?? null,
      ofFirm,
    }),
    calendarDay(deps.clock.now(), facts.timeZone),
  )
}
