// How far somebody is with the certificate of credit counseling, from what lies in its category and what is known of it.

export type CertificateState = 'needed' | 'waiting' | 'rejected' | 'accepted' | 'expired'

export interface CertificateFacts {
  /** Accepted here, or known otherwise. */
  readonly exists: boolean
  /** The last day it counts, `YYYY-MM-DD`. */
  readonly expires: string | null
}

/** `today` is a calendar day, `YYYY-MM-DD`. What exists counts more than what was sent besides. */
export function certificateState(facts: CertificateFacts, documents: ReadonlyArray<{ readonly status: string }>, today: string): CertificateState {
  const isSome = (...wanted: readonly string[]) => documents.some(({ status }) => wanted.includes(status))
  if (facts.exists) return facts.expires !== null && facts.expires < today ? 'expired' : 'accepted'
  if (isSome('Pending', 'Review')) return 'waiting'
  return isSome('Rejected') ? 'rejected' : 'needed'
}
