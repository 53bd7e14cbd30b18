import type { Db } from '#ports/database.ts'
import { problem } from '../rules/problems.ts'
import { endTurn, renewTurn, claimTurn, type CourseKey } from './courses.store.ts'
import type { CoursesDeps } from './deps.ts'

/** A running process renews its lock. After a crash, the lock ends after this time. */
const turnSeconds = 10
const renewalMilliseconds = 3_000
const timeoutMilliseconds = 22_000
const [minPauseMilliseconds, maxPauseMilliseconds] = [60, 500]

/** Runs `work` while no other request changes this course. `work` must read the facts again. */
export async function withCourseLock<Answer>(
  deps: Pick<CoursesDeps, 'database' | 'stopwatch' | 'log'>,
  key: CourseKey,
  work: () => Promise<Answer>,
  meanwhile?: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const { db } = deps.database
  const begun = deps.stopwatch()
  let pause = minPauseMilliseconds
  let turn = await claimTurn(db, key, turnSeconds)
  while (turn === undefined) {
    if (deps.stopwatch() - begun > timeoutMilliseconds) throw problem('courses.busy')
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, maxPauseMilliseconds)
    const answer = await meanwhile?.()
    if (answer !== undefined) return answer
    turn = await claimTurn(db, key, turnSeconds)
  }
  const held = holdLock(deps, db, key, turn)
  try {
    return await work()
  } finally {
    await held.end()
  }
}

/** Renews the lock until `end`. If a renewal fails, only unique indexes protect the writes. */
function holdLock({ log }: Pick<CoursesDeps, 'log'>, db: Db, key: CourseKey, first: string) {
  let turn: string | undefined = first
  let renewal = Promise.resolve()
  const renew = async () => {
    if (turn === undefined) return
    try {
      turn = await renewTurn(db, key, turn, turnSeconds)
      if (turn === undefined)
        log.warn(
          { caseId: key.caseId, course: key.courseNumber },
          'The turn of a course was lost during its operation',
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
      // Waits for a renewal in progress, because it changes the lock's name.
      await renewal
      if (turn !== undefined) await endTurn(db, key, turn)
    },
  }
}
