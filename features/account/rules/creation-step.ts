/** The server decides each step by its own proofs (spec: accounts#creation-step). */
export const creationStep = {
  initial: 1,
  temporaryPasswordEntered: 2,
  passwordCreated: 3,
  phoneVerified: 4,
  detailsVerified: 5,
  allDone: 6,
} as const

export interface CreationProofs {
  readonly step: number
  readonly isMobileVerified: boolean
  readonly isEmailVerified: boolean
}

/** Only a complete account is a client. */
export function isComplete(account: { readonly accountCreationStep: number }): boolean {
  return account.accountCreationStep === creationStep.allDone
}

/** Requires verified details and two proven channels (spec: accounts#completion). */
export function mayComplete(proofs: CreationProofs): boolean {
  return (
    proofs.step === creationStep.detailsVerified &&
    proofs.isMobileVerified &&
    proofs.isEmailVerified
  )
}

/** A login needs no more: the last page only shows that the account is ready. */
export function hasCredentials({
  accountCreationStep: step,
  isMobileVerified,
  isEmailVerified,
}: Omit<CreationProofs, 'step'> & { readonly accountCreationStep: number }): boolean {
  return step === creationStep.allDone || mayComplete({ step, isMobileVerified, isEmailVerified })
}

/** True if the phone is proven and the details were not verified yet. */
export function mayVerifyDetails(proofs: CreationProofs): boolean {
  return (
    proofs.isMobileVerified &&
    proofs.step < creationStep.detailsVerified &&
    proofs.step >= creationStep.passwordCreated
  )
}

/** Returns the first screen that the account still has to complete. */
export function firstMissingStep(
  proofs: CreationProofs,
): 'verify-phone' | 'account-details' | 'verify-email' | 'bookmark' | 'none' {
  if (proofs.step === creationStep.allDone) return 'none'
  if (!proofs.isMobileVerified) return 'verify-phone'
  if (proofs.step < creationStep.detailsVerified) return 'account-details'
  if (!proofs.isEmailVerified) return 'verify-email'
  return 'bookmark'
}
