// What invitations use: the ports of signing in, for a sign-up ends there, and the welcome.
import type { SignInWorld } from '#features/sign-in/server/deps.ts'

export interface InvitationWorld extends SignInWorld {
  /** Where the welcome video is, when there is one. */
  readonly welcomeVideoUrl: string | undefined
}
