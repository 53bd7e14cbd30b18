// How far an account has come, and what may come next. The server decides by its own proofs; a client's value is a request.

/** The steps of an account's creation (seeds/000, section 3). */
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

/** True when every step has been taken: only such an account is a client. */
export function isComplete(account: { readonly accountCreationStep: number }): boolean {
  return account.accountCreationStep === creationStep.allDone
}

/**
 * True when the last step may be taken: details verified, and both channels proven (seeds/000, section 2; decisions 3.2).
 * Steps are never skipped and never taken back.
 */
export function mayComplete(proofs: CreationProofs): boolean {
  return (
    proofs.step === creationStep.detailsVerified &&
    proofs.isMobileVerified &&
    proofs.isEmailVerified
  )
}

/** True when the details may be marked as verified: the phone is proven and they were not marked before. */
export function mayVerifyDetails(proofs: CreationProofs): boolean {
  return (
    proofs.isMobileVerified &&
    proofs.step < creationStep.detailsVerified &&
    proofs.step >= creationStep.passwordCreated
  )
}

/** Where the flow goes on: the first screen that is still missing. */
export function firstMissingStep(
  proofs: CreationProofs,
): 'verify-phone' | 'account-details' | 'verify-email' | 'bookmark' | 'none' {
  if (proofs.step === creationStep.allDone) return 'none'
  if (!proofs.isMobileVerified) return 'verify-phone'
  if (proofs.step < creationStep.detailsVerified) return 'account-details'
  if (!proofs.isEmailVerified) return 'verify-email'
  return 'bookmark'
}
