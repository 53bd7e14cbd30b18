export type CertificateState =
  | 'notNeeded'
  | 'needed'
  | 'waiting'
  | 'rejected'
  | 'accepted'
  | 'expired'

export interface CertificateFacts {
  readonly exists: boolean
  /** The last valid day, `YYYY-MM-DD`. */
  readonly expires: string | null
}

export interface CertificatePlace {
  readonly certificate: CertificateFacts
  readonly documentList: ReadonlyArray<{ readonly status: string }>
  /** One of: required, optional, notNeeded. */
  readonly requirement: string
}

export function isCertificateNeeded(state: CertificateState | undefined): boolean {
  return state === 'needed' || state === 'rejected'
}

/** `today` is `YYYY-MM-DD`. An existing certificate has priority over pending copies. */
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
  if (!isNeeded) return 'notNeeded'
  return isSome('Rejected') ? 'rejected' : 'needed'
}
