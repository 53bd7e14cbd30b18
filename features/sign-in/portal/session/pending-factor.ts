import { graph } from '#ui/graphql/graph.ts'
import { secondFactorUnderWay } from '../sign-in.operations.ts'

export interface PendingFactor {
  readonly user: string
  /** Handle of the challenge: 256 random bits. */
  readonly sessionId: string
  /** Masked. */
  readonly destination: string | null
}

let pending: PendingFactor | undefined

export function pendingFactor(): PendingFactor | undefined {
  return pending
}

export function setPendingFactor(factor: PendingFactor | undefined): void {
  pending = factor
}

/** After a reload only the flow cookie identifies the second factor. */
export async function findPendingFactor(): Promise<PendingFactor | undefined> {
  const answer = await graph
    .run(secondFactorUnderWay, {}, { anonymous: true, background: true })
    .catch(() => undefined)
  const factor = answer?.secondFactorUnderWay
  if (factor)
    pending = {
      user: factor.user,
      sessionId: factor.sessionId,
      destination: factor.mfaDeliveryDestination,
    }
  return pending
}
