// The ports that signing in uses, and the questions that lead upward.
import type { AccountWorld } from '#features/account/server/deps.ts'
import type { Clock } from '#ports/clock.ts'
import type { Tx } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Tokens } from '#ports/tokens.ts'
import type { SessionCache } from './sessions/session-cache.ts'

export interface SignInWorld extends AccountWorld {
  readonly clock: Clock
  readonly limits: Limits
  readonly sessions: Pick<SessionCache, 'forget'>
  readonly passwords: PasswordHasher
  readonly tokens: Tokens
  /** Shown where a text offers technical support; absent, the clause is left out. */
  readonly supportPhone: string | undefined
  /** Told when a client has passed the second factor, with the invitation that this browser had opened before, if any. */
  readonly clientArrived: (
    tx: Tx,
    arrival: { readonly accountId: string; readonly invitationId: string },
  ) => Promise<void>
  /** Somebody asks for forgotten credentials: whoever was invited by this name and number and never finished is invited again. True: there is such a person. */
  readonly reissueInvitation: (person: {
    readonly familyName: string
    readonly mobilePhone: string
  }) => Promise<boolean>
  /** Waits until so many milliseconds after the given start, so that refusals take the same time. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  /** Milliseconds on a clock that only measures. */
  readonly stopwatch: () => number
}
