// A try is counted before it is checked (spec: staff#lockout).
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { comparableEmail } from '#lib/email.ts'
import type { LockoutRule } from '#lib/limits.ts'
import { countedAddress } from '#lib/network.ts'
import type { Problem } from '#lib/problem.ts'
import type { Source } from '#lib/viewer.ts'
import { addressLock, codeLock, sourceLock } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import type { LoginRecord } from '../logins.store.ts'
import { isKnownBrowser } from '../sessions/known-browsers.store.ts'

type AttemptDeps = Pick<StaffDeps, 'limits' | 'clock'>

export interface CountedTry {
  readonly remainingIfWrong: number
  readonly clear: () => Promise<void>
}

/** Where tries for an address come from. */
export interface TrySource {
  /** Of the rules that count each source of an address apart. */
  readonly subject: string
  /** A browser that is known to a login of the address. Strangers cannot use up its tries. */
  readonly isKnown: boolean
}

/** `logins` are those of the address. An unknown address costs the same statement. */
export async function findTrySource(
  { workspaceDatabase }: Pick<StaffDeps, 'workspaceDatabase'>,
  { ip, deviceToken }: Source,
  email: string,
  logins: ReadonlyArray<Pick<LoginRecord, 'staffId'>>,
): Promise<TrySource> {
  const network = { subject: `${email}|${countedAddress(ip)}`, isKnown: false }
  if (deviceToken === undefined) return network
  const hash = tokenHash(deviceToken)
  const staffIds = logins.map(({ staffId }) => staffId)
  const isKnown = await isKnownBrowser(workspaceDatabase.forSignIn(staffIds).db, hash, staffIds)
  return isKnown
    ? { subject: `${email}|device:${Buffer.from(hash).toString('hex')}`, isKnown }
    : network
}

/** Throws while a lock is active. Unknown addresses are counted and locked in the same way. */
export async function countPasswordTry(
  deps: AttemptDeps,
  { subject, isKnown }: TrySource,
  email: string,
): Promise<CountedTry> {
  const own = await beginTry(deps, sourceLock, subject)
  if (isKnown) return own
  const all = await beginTry(deps, addressLock, email)
  return {
    remainingIfWrong: own.remainingIfWrong,
    clear: async () => {
      await own.clear()
      await all.clear()
    },
  }
}

/** `emailHash` or the ID of a person names whose codes are tried. */
export function countCodeTry(deps: AttemptDeps, subject: Uint8Array | string): Promise<CountedTry> {
  return beginTry(deps, codeLock, typeof subject === 'string' ? subject : toCodeSubject(subject))
}

const toCodeSubject = (emailHash: Uint8Array) => Buffer.from(emailHash).toString('hex')

async function beginTry(
  { limits, clock }: AttemptDeps,
  rule: LockoutRule,
  subject: string,
): Promise<CountedTry> {
  const attempt = await limits.beginAttempt(rule, subject)
  if (attempt.state === 'locked') {
    const leftMs = (attempt.until ?? clock.now()).getTime() - clock.now().getTime()
    throw getLockedProblem(Math.max(1, Math.ceil(leftMs / 60_000)))
  }
  return {
    remainingIfWrong: attempt.remainingIfWrong,
    clear: () => limits.clearAttempts(rule, subject),
  }
}

/** Without minutes, for the try that caused the lock. */
export function getLockedProblem(minutes = sourceLock.lockSeconds / 60): Problem {
  return problem('staff.locked', { minutes })
}

/**
 * After a login with its second step, so that a password reset opens an address that strangers have
 * locked. Must not be called inside a transaction.
 */
export async function removeLocksOfLogin(
  deps: Pick<StaffDeps, 'limits' | 'workspaceDatabase'>,
  source: Source,
  typedEmail: string,
  login: Pick<LoginRecord, 'staffId'>,
): Promise<void> {
  const email = comparableEmail(typedEmail)
  const { subject } = await findTrySource(deps, source, email, [login])
  await deps.limits.clearAttempts(sourceLock, subject)
  await deps.limits.clearAttempts(addressLock, email)
}

/** Until when wrong passwords from new browsers, or wrong codes, lock an address. */
export async function listLocks(
  { limits }: Pick<StaffDeps, 'limits'>,
  addresses: readonly LockedAddress[],
): Promise<ReadonlyArray<Date | undefined>> {
  const passwords = await limits.findLocks(addressLock, addresses.map(toPasswordSubject))
  const codes = await limits.findLocks(codeLock, addresses.map(toCodeSubjectOf))
  return addresses.map((address) => {
    const locks = [
      passwords.get(toPasswordSubject(address)),
      codes.get(toCodeSubjectOf(address)),
    ].flatMap((lock) => lock?.until ?? [])
    return locks.toSorted((a, b) => b.getTime() - a.getTime()).at(0)
  })
}

export async function clearLocks(
  { limits }: Pick<StaffDeps, 'limits'>,
  address: LockedAddress,
): Promise<void> {
  await limits.clearAttempts(addressLock, toPasswordSubject(address))
  await limits.clearAttempts(codeLock, toCodeSubjectOf(address))
}

export interface LockedAddress {
  readonly email: string
  readonly emailHash: Uint8Array
}

const toPasswordSubject = ({ email }: LockedAddress) => comparableEmail(email)
const toCodeSubjectOf = ({ emailHash }: LockedAddress) => toCodeSubject(emailHash)
