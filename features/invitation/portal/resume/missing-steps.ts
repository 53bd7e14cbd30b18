import { creationStep, type firstMissingStep } from '#features/account/rules/creation-step.ts'

export type MissingStep = Exclude<ReturnType<typeof firstMissingStep>, 'none'>

export interface UnfinishedAccount {
  readonly accountCreationStep: number
  readonly verifyPhone: boolean
  readonly verifyEmail: boolean
}

/** The last one is always the bookmark page, which completes the account. */
export function missingSteps(account: UnfinishedAccount): readonly MissingStep[] {
  const steps: MissingStep[] = []
  if (account.verifyPhone) steps.push('verify-phone')
  if (account.accountCreationStep < creationStep.detailsVerified) steps.push('account-details')
  if (account.verifyEmail) steps.push('verify-email')
  steps.push('bookmark')
  return steps
}
