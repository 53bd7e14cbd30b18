// Why a client can or cannot log in (spec: workspace#access).

export interface AccessFacts {
  readonly invitation: 'NONE' | 'OPEN' | 'EXPIRED' | 'REVOKED' | 'ACCEPTED'
  /** Undefined until the person has an account. */
  readonly account: { readonly isComplete: boolean; readonly isLocked: boolean } | undefined
  /** By wrong passwords. */
  readonly isLockedByTries: boolean
  /** The client has deactivated the case. */
  readonly isDeactivated: boolean
}

const invitationStates = {
  NONE: 'NOT_INVITED',
  OPEN: 'INVITED',
  EXPIRED: 'INVITATION_ENDED',
  REVOKED: 'INVITATION_ENDED',
  ACCEPTED: 'INVITATION_ENDED',
} as const

/** The first obstacle on the way to the case. */
export function getAccessState(facts: AccessFacts) {
  const { invitation, account, isLockedByTries, isDeactivated } = facts
  if (account === undefined) return invitationStates[invitation]
  if (!account.isComplete) return 'SETTING_UP'
  if (account.isLocked) return 'LOCKED_BY_REPORT'
  if (isLockedByTries) return 'LOCKED'
  return isDeactivated ? 'DEACTIVATED' : 'READY'
}

export const maxIdentityNoteCharacters = 300
