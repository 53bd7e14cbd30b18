// What the firm's acts on a course have in common: the course they act on, its turn, and what is kept of it.
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import { coursesFirmProblems } from '../rules/firm-problems.ts'
import { coursesOfCases, type CourseKey, type StoredCourses } from './courses.store.ts'
import { inTurn } from './course-lock.ts'
import type { CoursesWorld } from './deps.ts'

const problem = problemsOf(coursesFirmProblems)

export interface CourseAct {
  readonly caseId: string
  readonly courseNumber: CourseNumber
  /** Who of the case's firm acts; its attorney when left out. */
  readonly staffId?: string
}

export interface CourseDesk {
  readonly key: CourseKey
  readonly staffId: string
  readonly stored: StoredCourses
}

/** What is read before the turn has come may be over by then. */
export async function atDesk<Answer>(
  world: CoursesWorld,
  act: CourseAct,
  work: (desk: CourseDesk) => Promise<Answer>,
): Promise<Answer> {
  const { db } = world.database
  const desk = await deskOfCase(db, act.caseId)
  if (!desk) throw problem('courses.no-such-case')
  const key = { caseId: act.caseId, courseNumber: act.courseNumber, firmId: desk.firmId }
  return inTurn(world, key, async () =>
    work({ key, staffId: act.staffId ?? desk.attorneyId, stored: await factsOf(db, act.caseId) }),
  )
}

export async function factsOf(db: Db, caseId: string): Promise<StoredCourses> {
  const stored = (await coursesOfCases(db, [caseId])).get(caseId)
  if (!stored) throw problem('courses.no-such-case')
  return stored
}

/** The debtors of the case, or the one that was named. */
export function debtorsOf(
  { people }: Pick<StoredCourses, 'people'>,
  debtor: Debtor | undefined,
): readonly Debtor[] {
  const there = people.map((person) => person.debtor)
  if (debtor === undefined) return there
  if (!there.includes(debtor)) throw problem('courses.no-such-debtor', { debtor })
  return [debtor]
}

export async function recordCourseAct(
  world: Pick<CoursesWorld, 'audit'>,
  tx: Tx,
  { key, staffId }: Pick<CourseDesk, 'key' | 'staffId'>,
  event: string,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await world.audit.record(
    {
      event: `course.${event}`,
      outcome: 'done',
      firmId: key.firmId,
      object: key.caseId,
      details: { course: key.courseNumber, staffId, ...details },
    },
    tx,
  )
}
