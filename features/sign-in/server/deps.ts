// Other features implement the functions in this file; apps/server/create-deps.ts passes them.
import type { AccountDeps } from '#features/account/server/deps.ts'
import type { Clock } from '#ports/clock.ts'
import type { Tx } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Tokens } from '#ports/tokens.ts'
import type { SessionCache } from './sessions/session-cache.ts'

export interface SignInDeps extends AccountDeps {
  readonly clock: Clock
  readonly limits: Limits
  readonly sessions: Pick<SessionCache, 'forget'>
  readonly passwords: PasswordHasher
  readonly tokens: Tokens
  /** Shown where a text offers technical support. If it is undefined, that clause is omitted. */
  readonly supportPhone: string | undefined
  /** Called with the invitation that this browser opened before. */
  readonly clientArrived: (
    tx: Tx,
    arrival: { readonly accountId: string; readonly invitationId: string },
  ) => Promise<void>
  /** Returns true when an unfinished account matches. */
  readonly reissueInvitation: (person: {
    readonly familyName: string
    readonly mobilePhone: string
  }) => Promise<boolean>
  /** Waits until a minimum duration has passed, so that all refusals take the same time. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  /** Monotonic milliseconds. */
  readonly stopwatch: () => number
}
