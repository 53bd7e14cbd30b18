import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { AuditEventOf } from '#ports/audit-events.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import { problem } from '../rules/firm-problems.ts'
import { listCoursesOfCases, type StoredCourses } from './stored-courses.store.ts'
import { type CourseKey } from './courses.store.ts'
import { withCourseLock } from './course-lock.ts'
import type { CoursesDeps } from './deps.ts'

export interface CourseActionInput extends CaseOfFirm {
  readonly courseNumber: CourseNumber
  /** The acting staff member. If absent, the case's attorney acts. */
  readonly staffId?: string
}

export interface CourseFirmContext {
  readonly key: CourseKey
  readonly staffId: string
  readonly stored: StoredCourses
}

/** Reads the facts again under the course's lock, because they may have changed. */
export async function runFirmCourseAction<Answer>(
  deps: CoursesDeps,
  act: CourseActionInput,
  work: (firmContext: CourseFirmContext) => Promise<Answer>,
): Promise<Answer> {
  const { db } = deps.database
  const firmContext = await getFirmContextOfCase(db, act)
  if (!firmContext) throw problem('courses.no-such-case')
  const { caseId, courseNumber, firmId } = act
  const key = { caseId, courseNumber, firmId }
  return withCourseLock(deps, key, async () =>
    work({
      key,
      staffId: act.staffId ?? firmContext.attorneyId,
      stored: await readFacts(db, key),
    }),
  )
}

export async function readFacts(db: Db, legalCase: CaseOfFirm): Promise<StoredCourses> {
  const stored = (await listCoursesOfCases(db, [legalCase])).get(legalCase.caseId)
  if (!stored) throw problem('courses.no-such-case')
  return stored
}

export function getDebtors(
  { people }: Pick<StoredCourses, 'people'>,
  debtor: Debtor | undefined,
): readonly Debtor[] {
  const debtors = people.map((person) => person.debtor)
  if (debtor === undefined) return debtors
  if (!debtors.includes(debtor)) throw problem('courses.no-such-debtor', { debtor })
  return [debtor]
}

/** Records the act, and counts the case again. */
export async function recordCourseAct(
  deps: Pick<CoursesDeps, 'audit' | 'caseChanged'>,
  tx: Tx,
  { key, staffId }: Pick<CourseFirmContext, 'key' | 'staffId'>,
  event: AuditEventOf<'course'>,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await deps.audit.record(
    {
      event: `course.${event}`,
      outcome: 'done',
      firmId: key.firmId,
      object: key.caseId,
      details: { course: key.courseNumber, staffId, ...details },
    },
    tx,
  )
  await deps.caseChanged(tx, key, { staffId })
}
