// Extends the dependencies of sign-in, because account creation ends with a session.
import type { StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import type { CaseChanged } from '#features/cases/server/summary-facts.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'

export interface InvitationDeps extends SignInDeps, StaffNoticeDeps {
  readonly caseChanged: CaseChanged
  /** Undefined when there is no welcome video. */
  readonly welcomeVideoUrl: string | undefined
}
