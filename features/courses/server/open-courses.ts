// The courses of a case as its viewer stands to them; and the turn of whoever changes one of them.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { problemsOf } from '#kit/problem.ts'
import type { ClientViewer } from '#kit/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { CourseNumber } from '../rules/courses.ts'
import { courseNumberOf } from '../rules/courses.ts'
import { coursesProblems } from '../rules/problems.ts'
import { coursesOfCases, endTurn, takeTurn, type CourseKey, type StoredCourses } from './courses.store.ts'
import type { CoursesWorld } from './world.ts'

const problem = problemsOf(coursesProblems)

/** Longer than three of the longest calls outward, so that a turn is lost only with its process. */
const turnSeconds = 45
const patienceMilliseconds = 22_000
const pauseMilliseconds = 120

export interface OpenedCourses {
  readonly opened: OpenedCase
  readonly stored: StoredCourses
}

/** Foreign, absent and deactivated cases answer alike (openCase); a debtor who is not the viewer's own answers like an absent case (decisions-courses A1.3). */
export async function openCourses(db: Db, viewer: ClientViewer, caseId: string, isDebtor1?: boolean): Promise<OpenedCourses> {
  const opened = await openCase(db, viewer, caseId)
  if (isDebtor1 !== undefined && isDebtor1 !== (opened.debtor === 1)) await openCase(db, viewer, '')
  const stored = (await coursesOfCases(db, [opened.id])).get(opened.id)
  if (!stored) throw new Error('A case that can be opened has its facts')
  return { opened, stored }
}

/** The course of a number that a client sent; there are two. */
export function courseOf(courseType: number): CourseNumber {
  const course = courseNumberOf(courseType)
  if (course === undefined) throw problem('courses.unknown-course')
  return course
}

/**
 * Runs the work while nobody else changes this course of this case: two tabs, two spouses, a webhook. What was read before must be read again inside.
 * Whoever waits longer than 22 seconds is told to try again. `meanwhile` is asked at each wait: an answer of it ends the waiting, when somebody else has done the work.
 */
export async function inTurn<Answer>(
  world: Pick<CoursesWorld, 'database' | 'stopwatch'>, key: CourseKey, work: () => Promise<Answer>, meanwhile?: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const { db } = world.database
  const begun = world.stopwatch()
  let turn = await takeTurn(db, key, turnSeconds)
  while (turn === undefined) {
    if (world.stopwatch() - begun > patienceMilliseconds) throw problem('courses.busy')
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    const answer = await meanwhile?.()
    if (answer !== undefined) return answer
    turn = await takeTurn(db, key, turnSeconds)
  }
  try {
    return await work()
  } finally {
    await endTurn(db, key, turn)
  }
}
