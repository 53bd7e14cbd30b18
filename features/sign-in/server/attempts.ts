// Counts tries at a password: at the door, and where somebody signed in must say their current one. A try is counted before it is judged.
import { problemsOf, type Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Attempt } from '#ports/limits.ts'
import { accountLock, neighbourhood, sourceLock } from '../rules/lockout.ts'
import { signInProblems } from '../rules/problems.ts'
import { isKnownDevice } from './sessions/devices.store.ts'
import { tokenHash } from './sessions/token-hash.ts'
import type { SignInWorld } from './deps.ts'

const problem = problemsOf(signInProblems)

export interface CountedTry {
  readonly remainingIfWrong: number
  /** The password was right: what was counted against it is forgotten. */
  readonly clear: () => Promise<void>
}

/** Counts this try for its source, and for the account when the source is unknown to it. Throws while locked. `accountId` is absent for an unknown user id. */
export async function countTry(
  world: SignInWorld,
  viewer: Viewer,
  userId: string,
  accountId: string | undefined,
): Promise<CountedTry> {
  const { deviceToken, ip } = viewer.source
  const isKnown =
    accountId !== undefined &&
    deviceToken !== undefined &&
    (await isKnownDevice(world.database.db, tokenHash(deviceToken), accountId))
  const source = isKnown ? `device:${tokenHash(deviceToken).toString('hex')}` : neighbourhood(ip)
  const subject = `${userId}|${source}`
  const own = await world.limits.beginAttempt(sourceLock, subject)
  if (own.state === 'locked') throw locked(world, own)
  if (!isKnown) {
    const all = await world.limits.beginAttempt(accountLock, userId)
    if (all.state === 'locked') throw locked(world, all)
  }
  return {
    remainingIfWrong: own.remainingIfWrong,
    clear: async () => {
      await world.limits.clearAttempts(sourceLock, subject)
      if (!isKnown) await world.limits.clearAttempts(accountLock, userId)
    },
  }
}

/** Whoever has a new password, and may have it, is not kept out by what was tried with others. Not inside a transaction: counters have their own. */
export async function liftLocks(
  { limits }: SignInWorld,
  viewer: Viewer,
  userId: string,
): Promise<void> {
  await limits.clearAttempts(sourceLock, `${userId}|${neighbourhood(viewer.source.ip)}`)
  await limits.clearAttempts(accountLock, userId)
}

/** The same from nowhere in particular: a firm has spoken with them. */
export function liftLocksOf({ limits }: SignInWorld, userId: string): Promise<void> {
  return limits.clearAttempts(accountLock, userId)
}

/** What a lock says. Without an attempt: this very try has locked, for the first five minutes. */
export function locked(
  world: SignInWorld,
  attempt?: Attempt & { readonly state: 'locked' },
): Problem {
  if (attempt?.until === null) return problem('sign-in.locked-until-reset')
  const minutes =
    attempt === undefined
      ? 0
      : Math.ceil((attempt.until.getTime() - world.clock.now().getTime()) / 60_000)
  if (minutes > sourceLock.lockSeconds / 60) return problem('sign-in.locked-longer', { minutes })
  return world.supportPhone === undefined
    ? problem('sign-in.locked')
    : problem('sign-in.locked-with-phone', { supportPhone: world.supportPhone })
}
