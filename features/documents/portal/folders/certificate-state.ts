// How far somebody is with the certificate of credit counseling, from what lies in its category and what is known of it.

export type CertificateState =
  | 'notNeeded'
  | 'needed'
  | 'waiting'
  | 'rejected'
  | 'accepted'
  | 'expired'

export interface CertificateFacts {
  /** Accepted here, or known otherwise. */
  readonly exists: boolean
  /** The last day it counts, `YYYY-MM-DD`. */
  readonly expires: string | null
}

export interface CertificatePlace {
  readonly certificate: CertificateFacts
  readonly documentList: ReadonlyArray<{ readonly status: string }>
  /** required, optional or notNeeded. */
  readonly requirement: string
}

/** True while the client has to send one. */
export function isCertificateNeeded(state: CertificateState | undefined): boolean {
  return state === 'needed' || state === 'rejected'
}

/** `today` is a calendar day, `YYYY-MM-DD`. What exists counts more than what was sent besides; a day that has passed matters to nobody who needs none. */
export function certificateState(
  { certificate: facts, documentList: documents, requirement }: CertificatePlace,
  today: string,
): CertificateState {
  const isSome = (...wanted: readonly string[]) =>
    documents.some(({ status }) => wanted.includes(status))
  const isNeeded = requirement !== 'notNeeded'
  if (facts.exists && (facts.expires === null || facts.expires >= today)) return 'accepted'
  if (facts.exists) return isNeeded ? 'expired' : 'notNeeded'
  if (isSome('Pending', 'Review')) return 'waiting'
  if (isSome('Rejected')) return 'rejected'
  return isNeeded ? 'needed' : 'notNeeded'
}
