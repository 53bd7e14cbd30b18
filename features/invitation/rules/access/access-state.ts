// What stands between a client and their case, and which acts of staff help (spec: workspace#access).
import {
  isSecondChannel,
  mayChangeChannel,
  mayMoveCodes,
  type AssistedChannel,
} from '#features/account/rules/assisted-change.ts'
import { creationStep, hasCredentials } from '#features/account/rules/creation-step.ts'
import { factorChannel } from '#features/sign-in/rules/factor-channel.ts'

export interface AccountFacts {
  readonly accountCreationStep: number
  readonly isMobileVerified: boolean
  readonly isEmailVerified: boolean
  /** By a report of the client. */
  readonly isLocked: boolean
  readonly codesByEmailUntil: Date | null
  /** By wrong passwords. */
  readonly isLockedByTries: boolean
  /** Staff have changed it, and the client has not logged in since. */
  readonly heldChannel: AssistedChannel | undefined
  readonly hasPlannedChange: boolean
}

export interface AccessFacts {
  readonly invitation: 'NONE' | 'OPEN' | 'EXPIRED' | 'REVOKED' | 'ACCEPTED'
  /** Undefined until the person has an account. */
  readonly account: AccountFacts | undefined
  /** The client has deactivated the case. */
  readonly isDeactivated: boolean
}

const invitationObstacles = {
  NONE: 'NOT_INVITED',
  OPEN: 'INVITED',
  EXPIRED: 'INVITATION_ENDED',
  REVOKED: 'INVITATION_ENDED',
  ACCEPTED: 'INVITATION_ENDED',
} as const

type InvitationObstacle = (typeof invitationObstacles)[keyof typeof invitationObstacles]
type AccountObstacle = 'LOCKED_BY_REPORT' | 'LOCKED' | 'NO_CHANNEL' | 'SETTING_UP' | 'DEACTIVATED'

export type AccessObstacle = InvitationObstacle | AccountObstacle

export type AccessAct =
  | 'UNLOCK'
  | 'CODES_BY_EMAIL'
  | 'CHANGE_EMAIL'
  | 'CHANGE_MOBILE'
  | 'CANCEL_CHANGE'

/** All at once, in the order in which they are met. Empty if nothing stands in the way. */
export function listObstacles({
  invitation,
  account,
  isDeactivated,
}: AccessFacts): readonly AccessObstacle[] {
  if (account === undefined) return [invitationObstacles[invitation]]
  const isComplete = account.accountCreationStep === creationStep.allDone
  return pick<AccountObstacle>({
    LOCKED_BY_REPORT: account.isLocked,
    LOCKED: account.isLockedByTries,
    NO_CHANNEL: factorChannel({ ...account, isComplete }) === 'none',
    SETTING_UP: !isComplete,
    DEACTIVATED: isDeactivated,
  })
}

/** The acts that the server accepts. None of them is needed where nothing stands in the way. */
export function listHelpfulActs({ account }: Pick<AccessFacts, 'account'>): readonly AccessAct[] {
  if (account === undefined) return []
  const { heldChannel } = account
  const facts = { ...account, hasCredentials: hasCredentials(account) }
  const mayChange = mayChangeChannel(facts)
  return pick<AccessAct>({
    UNLOCK: account.isLockedByTries,
    CODES_BY_EMAIL: mayMoveCodes(facts) && heldChannel === undefined,
    CHANGE_EMAIL: mayChange && !isSecondChannel('email', heldChannel),
    CHANGE_MOBILE: mayChange && !isSecondChannel('mobile', heldChannel),
    CANCEL_CHANGE: account.hasPlannedChange,
  })
}

function pick<Name extends string>(facts: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(facts) as Name[]).filter((name) => facts[name])
}

export const maxIdentityNoteCharacters = 300
