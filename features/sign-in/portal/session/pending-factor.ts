// The second factor under way, between the two pages of the door. In memory only; after a reload the server knows it by the flow cookie.
import { graph } from '#ui/graphql/graph.ts'
import { secondFactorUnderWay } from '../sign-in.operations.ts'

export interface PendingFactor {
  /** The user id, as it was typed or as the server masks it. */
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

/** The one that this browser has begun, although the page was loaded anew; undefined when there is none, or nobody can say. */
export async function findPendingFactor(): Promise<PendingFactor | undefined> {
  const answer = await graph
    .run(secondFactorUnderWay, {}, { anonymous: true, background: true })
    .catch(() => undefined)
  const found = answer?.secondFactorUnderWay
  if (found)
    pending = {
      user: found.user,
      sessionId: found.sessionId,
      destination: found.mfaDeliveryDestination,
    }
  return pending
}
