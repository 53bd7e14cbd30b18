// A try is counted before it is checked.
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Attempt } from '#ports/limits.ts'
import { accountLock, neighbourhood, sourceLock } from '../rules/lockout.ts'
import { problem } from '../rules/problems.ts'
import { isKnownDevice } from './sessions/devices.store.ts'
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

const passwordEvent = 'sign-in.password'

export interface SignInLock {
  /** Null if it lasts until it is cleared. */
  readonly until: Date | null
}

/** The longest lock by wrong passwords of the last minutes. Remembered browsers are left out. */
export async function findSignInLock(
  deps: Pick<SignInDeps, 'limits' | 'audit'>,
  account: { readonly id: string; readonly emailAddress: string },
): Promise<SignInLock | undefined> {
  const locks = [await deps.limits.findLock(accountLock, account.emailAddress)]
  for (const subject of await listLockedSubjects(deps, account))
    locks.push(await deps.limits.findLock(sourceLock, subject))
  return locks
    .filter((lock) => lock !== undefined)
    .toSorted((a, b) => toEnd(b) - toEnd(a))
    .at(0)
}

/** Also for a caller other than the client. */
export async function clearSignInLocks(
  deps: Pick<SignInDeps, 'limits' | 'audit'>,
  account: { readonly id: string; readonly emailAddress: string },
): Promise<void> {
  await deps.limits.clearAttempts(accountLock, account.emailAddress)
  for (const subject of await listLockedSubjects(deps, account))
    await deps.limits.clearAttempts(sourceLock, subject)
}

async function listLockedSubjects(
  { audit }: Pick<SignInDeps, 'audit'>,
  { id: accountId, emailAddress }: { readonly id: string; readonly emailAddress: string },
): Promise<readonly string[]> {
  const withinSeconds = sourceLock.windowSeconds + sourceLock.lockSeconds
  const sources = await audit.listRefusedSources({ event: passwordEvent, accountId, withinSeconds })
  return [...new Set(sources.map((ip) => `${emailAddress}|${neighbourhood(ip)}`))]
}

const toEnd = ({ until }: SignInLock) => until?.getTime() ?? Number.POSITIVE_INFINITY

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
