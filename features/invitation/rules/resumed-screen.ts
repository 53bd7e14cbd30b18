// Where an account creation goes on after its page was reloaded, by what the server knows to be proven.
import { firstMissingStep, type CreationProofs } from '#features/account/rules/creation-step.ts'
import type { CreationScreen } from './steps.ts'

/** `done`: the account is complete. */
export type ResumedScreen = Exclude<CreationScreen, 'tutorial'> | 'done'

export interface FlowProofs {
  /** The contact details were sent. */
  readonly hasContact: boolean
  /** The account has the password that was created in this browser, and the contact details that were sent here. */
  readonly ownsPassword: boolean
  /** The phone was proven in this browser. */
  readonly isPhoneFresh: boolean
  /** A set-up session may be opened without the password. */
  readonly mayEnter: boolean
}

/** For a browser that is not signed in. What cannot be resumed is done again from the password on. */
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
