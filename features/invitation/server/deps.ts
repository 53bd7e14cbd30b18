// Extends the dependencies of sign-in, because account creation ends with a session.
import type { SignInDeps } from '#features/sign-in/server/deps.ts'

export interface InvitationDeps extends SignInDeps {
  /** Undefined when there is no welcome video. */
  readonly welcomeVideoUrl: string | undefined
}
