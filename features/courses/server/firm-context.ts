import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { getStaffActor } from '#lib/viewer.ts'
import type { AuditEventOf } from '#ports/audit-events.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import { problem } from '../rules/firm-problems.ts'
import { listCoursesOfCases, type StoredCourses } from './stored-courses.store.ts'
import { findVersion, raiseVersion, type CourseKey } from './courses.store.ts'
import { withCourseLock } from './course-lock.ts'
import type { CoursesDeps } from './deps.ts'

export interface CourseActionInput extends CaseOfFirm {
  readonly courseNumber: CourseNumber
  /** The acting staff member. If absent, the case's attorney acts. */
  readonly staffId?: string
  /** Who acts in the workspace, for the audit. */
  readonly actor?: ReturnType<typeof getStaffActor>
  /** The version that the person read. If absent, nothing is compared. */
  readonly version?: number
}

export interface CourseFirmContext {
  readonly key: CourseKey
  readonly staffId: string
  readonly actor: CourseActionInput['actor']
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
  return withCourseLock(deps, key, async () => {
    if (act.version !== undefined && act.version !== (await findVersion(db, key)))
      throw problem('courses.changed')
    return work({
      key,
      staffId: act.staffId ?? firmContext.attorneyId,
      actor: act.actor,
      stored: await readFacts(db, key),
    })
  })
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

/** Names the person in the activity of the case, if the act is about one. */
export async function findParticipant(
  db: Db,
  key: CaseOfFirm,
  debtors: readonly Debtor[],
): Promise<{ readonly participantId?: string }> {
  if (debtors.length !== 1) return {}
  const person = (await listPeople(db, key)).find(({ debtor }) => debtor === debtors[0])
  return person ? { participantId: person.id } : {}
}

type RecordedContext = Pick<CourseFirmContext, 'key' | 'staffId'> &
  Partial<Pick<CourseFirmContext, 'actor'>>

/** Records the act as a change of the firm, and counts the case again. */
export async function recordCourseAct(
  deps: Pick<CoursesDeps, 'audit' | 'caseChanged'>,
  tx: Tx,
  { key, staffId, actor }: RecordedContext,
  event: AuditEventOf<'course'>,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await deps.audit.record(
    {
      event: `course.${event}`,
      outcome: 'done',
      ...actor,
      firmId: key.firmId,
      object: key.caseId,
      details: { course: key.courseNumber, staffId, ...details },
    },
    tx,
  )
  await raiseVersion(tx, key)
  await deps.caseChanged(tx, key, { staffId })
}
