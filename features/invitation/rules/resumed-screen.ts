import { firstMissingStep, type CreationProofs } from '#features/account/rules/creation-step.ts'
import type { CreationScreen } from './steps.ts'

/** `done`: the account is complete. */
export type ResumedScreen = Exclude<CreationScreen, 'tutorial'> | 'done'

export interface FlowProofs {
  /** The contact details were sent. */
  readonly hasContact: boolean
  /** The account has the password and contact details from this browser. */
  readonly ownsPassword: boolean
  /** The phone was proven in this browser. */
  readonly isPhoneFresh: boolean
  /** A set-up session may be opened without the password. */
  readonly mayEnter: boolean
}

/** For a signed-out browser. Anything that cannot continue is repeated from the password on. */
export function screenOfFlow(flow: FlowProofs, account: CreationProofs | undefined): ResumedScreen {
  if (!flow.ownsPassword || account === undefined)
    return flow.hasContact ? 'password' : 'contact-info'
  if (!account.isMobileVerified) return 'verify-phone'
  return flow.isPhoneFresh && flow.mayEnter ? screenOfAccount(account) : 'password'
}

/** For a browser with a set-up session. */
export function screenOfAccount(account: CreationProofs): ResumedScreen {
  const step = firstMissingStep(account)
  return step === 'none' ? 'done' : step
}
