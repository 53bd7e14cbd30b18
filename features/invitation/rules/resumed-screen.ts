import { firstMissingStep, type CreationProofs } from '#features/account/rules/creation-step.ts'
import type { CreationScreen } from './steps.ts'

/** `done`: the account is complete. */
export type ResumedScreen = Exclude<CreationScreen, 'tutorial'> | 'done'

export interface FlowProofs {
  /** The contact details were sent. */
  readonly hasContact: boolean
  /** The account still has the password and contact details that this browser sent. */
  readonly ownsPassword: boolean
  /** The phone was proven in this browser. */
  readonly isPhoneFresh: boolean
  /** A set-up session may be opened without the password. */
  readonly mayEnter: boolean
}

/** Returns the screen. A browser that cannot continue repeats the steps from the password on. */
export function screenOfFlow(flow: FlowProofs, account: CreationProofs | undefined): ResumedScreen {
  if (!flow.ownsPassword || account === undefined)
    return flow.hasContact ? 'password' : 'contact-info'
  if (!account.isMobileVerified) return 'verify-phone'
  return flow.isPhoneFresh && flow.mayEnter ? screenOfAccount(account) : 'password'
}

/** Returns the screen for a browser with a set-up session. */
export function screenOfAccount(account: CreationProofs): ResumedScreen {
  const step = firstMissingStep(account)
  return step === 'none' ? 'done' : step
}
