import { session } from '#features/sign-in/portal/session/session-store.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { CreationScreen } from '../../rules/steps.ts'
import { resumeSetUp } from '../enter-set-up.ts'
import { accountCreationUnderWay } from '../invitation.operations.ts'
import { followInvitation, type Invitation } from '../open-invitation.ts'
import type { Progress } from './reachable-screen.ts'

const screens = [
  'contact-info',
  'password',
  'verify-phone',
  'account-details',
  'verify-email',
  'bookmark',
] as const satisfies readonly CreationScreen[]

export interface ResumedCreation {
  readonly screen: (typeof screens)[number]
  readonly invitation: Invitation
  /** Null if no code that was sent is still valid. */
  readonly codeSentSecondsAgo: number | null
}

/**
 * `done`: the account is complete. Undefined: there is nothing to continue, so the invitation link
 * is opened.
 */
export async function resumeCreation(
  invitationGuid: string,
): Promise<ResumedCreation | 'done' | undefined> {
  const { accountCreationUnderWay: underWay } = await graph.run(accountCreationUnderWay, {
    invitationGuid,
  })
  if (underWay?.step === 'done') return 'done'
  const screen = screens.find((known) => known === underWay?.step)
  if (!underWay || screen === undefined) return undefined
  const needsSession = isBehindSession(screen) && session.get().status !== 'set-up'
  if (needsSession && (await resumeSetUp()) === 'refused') return undefined
  await followInvitation(underWay.invitation)
  return {
    screen,
    invitation: underWay.invitation,
    codeSentSecondsAgo: underWay.codeSentSecondsAgo,
  }
}

/** The phone still counts as a step after it was proven. */
export function resumedProgress({ screen, invitation }: ResumedCreation): Progress {
  const { verifyPhone, verifyEmail, wasBegun } = invitation
  if (isBehindSession(screen)) {
    return {
      due: { verifyPhone: true, verifyEmail },
      earliest: 'account-details',
      furthest: screen,
    }
  }
  const earliest = wasBegun ? 'contact-info' : 'tutorial'
  return { due: { verifyPhone, verifyEmail }, earliest, furthest: screen }
}

function isBehindSession(screen: ResumedCreation['screen']): boolean {
  return screen === 'account-details' || screen === 'verify-email' || screen === 'bookmark'
}
