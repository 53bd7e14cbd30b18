// The turn of whoever changes a course of a case: two tabs, two spouses, a webhook and the firm come one after the other.
import { problemsOf } from '#lib/problem.ts'
import type { Db } from '#ports/database.ts'
import { coursesProblems } from '../rules/problems.ts'
import { endTurn, renewTurn, takeTurn, type CourseKey } from './courses.store.ts'
import type { CoursesWorld } from './deps.ts'

const problem = problemsOf(coursesProblems)

/** So long a turn outlives its process: while that lives the turn is renewed, however long the calls outward take. */
const turnSeconds = 10
const renewalMilliseconds = 3_000
const patienceMilliseconds = 22_000
const [shortestPauseMilliseconds, longestPauseMilliseconds] = [60, 500]

/**
 * Runs the work while nobody else changes this course of this case. What was read before must be read again inside.
 * Whoever waits longer than 22 seconds is told to try again. `meanwhile` is asked at each wait: an answer of it ends the waiting, when somebody else has done the work.
 */
export async function inTurn<Answer>(
  world: Pick<CoursesWorld, 'database' | 'stopwatch' | 'log'>,
  key: CourseKey,
  work: () => Promise<Answer>,
  meanwhile?: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const { db } = world.database
  const begun = world.stopwatch()
  let pause = shortestPauseMilliseconds
  let turn = await takeTurn(db, key, turnSeconds)
  while (turn === undefined) {
    if (world.stopwatch() - begun > patienceMilliseconds) throw problem('courses.busy')
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, longestPauseMilliseconds)
    const answer = await meanwhile?.()
    if (answer !== undefined) return answer
    turn = await takeTurn(db, key, turnSeconds)
  }
  const held = hold(world, db, key, turn)
  try {
    return await work()
  } finally {
    await held.end()
  }
}

/** Renews a turn until it is ended. One that cannot be renewed is lost, and what is written then is held apart by the unique indexes alone. */
function hold({ log }: Pick<CoursesWorld, 'log'>, db: Db, key: CourseKey, first: string) {
  let turn: string | undefined = first
  let renewal = Promise.resolve()
  const renew = async () => {
    if (turn === undefined) return
    try {
      turn = await renewTurn(db, key, turn, turnSeconds)
      if (turn === undefined)
        log.warn(
          { caseId: key.caseId, course: key.courseNumber },
          'The turn of a course was lost while something was done with it',
        )
    } catch (error) {
      log.warn(
        { caseId: key.caseId, course: key.courseNumber, error: String(error) },
        'The turn of a course could not be renewed',
      )
    }
  }
  const timer = setInterval(() => {
    renewal = renewal.then(renew)
  }, renewalMilliseconds)
  return {
    async end(): Promise<void> {
      clearInterval(timer)
      // A renewal under way gives the turn another name.
      await renewal
      if (turn !== undefined) await endTurn(db, key, turn)
    },
  }
}
