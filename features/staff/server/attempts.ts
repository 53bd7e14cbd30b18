// A try is counted before it is checked (spec: staff#lockout).
import type { LockoutRule } from '#lib/limits.ts'
import { countedAddress } from '#lib/network.ts'
import type { Problem } from '#lib/problem.ts'
import type { Source } from '#lib/viewer.ts'
import { addressLock, codeLock, sourceLock } from '../rules/lockout.ts'
import { problem } from '../rules/problems.ts'
import type { StaffDeps } from './deps.ts'

type AttemptDeps = Pick<StaffDeps, 'limits' | 'clock'>

export interface CountedTry {
  readonly remainingIfWrong: number
  readonly clear: () => Promise<void>
}

/** Throws while a lock is active. Unknown addresses are counted and locked in the same way. */
export async function countPasswordTry(
  deps: AttemptDeps,
  { ip }: Source,
  email: string,
): Promise<CountedTry> {
  const own = await beginTry(deps, sourceLock, `${email}|${countedAddress(ip)}`)
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
  return beginTry(
    deps,
    codeLock,
    typeof subject === 'string' ? subject : Buffer.from(subject).toString('hex'),
  )
}

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
