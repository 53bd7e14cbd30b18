// The second factor under way, between the two pages of the door. In memory only: a reload begins again at /login.

export interface PendingFactor {
  readonly user: string
  /** Names the challenge; 256 random bits. */
  readonly sessionId: string
  /** Masked: where the code went. */
  readonly destination: string | null
}

let pending: PendingFactor | undefined

export function pendingFactor(): PendingFactor | undefined {
  return pending
}

export function setPendingFactor(factor: PendingFactor | undefined): void {
  pending = factor
}
