// A try is counted before it is checked.
import type { Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Attempt } from '#ports/limits.ts'
import { accountLock, neighbourhood, sourceLock } from '../rules/lockout.ts'
import { problem } from '../rules/problems.ts'
import { isKnownDevice } from './sessions/devices.store.ts'
import { tokenHash } from './sessions/token-hash.ts'
import type { SignInDeps } from './deps.ts'

export interface CountedTry {
  readonly remainingIfWrong: number
  readonly clear: () => Promise<void>
}

/** Throws while a lock is active. `accountId` is absent for an unknown user id. */
export async function countTry(
  deps: SignInDeps,
  viewer: Viewer,
  userId: string,
  accountId: string | undefined,
): Promise<CountedTry> {
  const { deviceToken, ip } = viewer.source
  const isKnown =
    accountId !== undefined &&
    deviceToken !== undefined &&
    (await isKnownDevice(deps.database.db, tokenHash(deviceToken), accountId))
  const source = isKnown ? `device:${tokenHash(deviceToken).toString('hex')}` : neighbourhood(ip)
  const subject = `${userId}|${source}`
  const own = await deps.limits.beginAttempt(sourceLock, subject)
  if (own.state === 'locked') throw refuseLocked(deps, own)
  if (!isKnown) {
    const all = await deps.limits.beginAttempt(accountLock, userId)
    if (all.state === 'locked') throw refuseLocked(deps, all)
  }
  return {
    remainingIfWrong: own.remainingIfWrong,
    clear: async () => {
      await deps.limits.clearAttempts(sourceLock, subject)
      if (!isKnown) await deps.limits.clearAttempts(accountLock, userId)
    },
  }
}

/** Clears the locks after a new password. Must not be called inside a transaction. */
export async function removeSignInLocks(
  { limits }: SignInDeps,
  viewer: Viewer,
  userId: string,
): Promise<void> {
  await limits.clearAttempts(sourceLock, `${userId}|${neighbourhood(viewer.source.ip)}`)
  await limits.clearAttempts(accountLock, userId)
}

export function removeLocks({ limits }: SignInDeps, userId: string): Promise<void> {
  return limits.clearAttempts(accountLock, userId)
}

/** If `attempt` is absent, this try caused the lock, which lasts five minutes at first. */
export function refuseLocked(
  deps: SignInDeps,
  attempt?: Attempt & { readonly state: 'locked' },
): Problem {
  if (attempt?.until === null) return problem('sign-in.locked-until-reset')
  const minutes =
    attempt === undefined
      ? 0
      : Math.ceil((attempt.until.getTime() - deps.clock.now().getTime()) / 60_000)
  if (minutes > sourceLock.lockSeconds / 60) return problem('sign-in.locked-longer', { minutes })
  return deps.supportPhone === undefined
    ? problem('sign-in.locked')
    : problem('sign-in.locked-with-phone', { supportPhone: deps.supportPhone })
}
