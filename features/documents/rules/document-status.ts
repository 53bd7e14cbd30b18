// The states of documents, of the categories that hold them, and of the folders above.

export type DocumentStatus =
  | 'Accepted'
  | 'Approved'
  | 'Pending'
  | 'Rejected'
  | 'Replaced'
  | 'Review'
  | 'Unknown'
export const documentStatuses: readonly DocumentStatus[] = [
  'Accepted',
  'Approved',
  'Pending',
  'Rejected',
  'Replaced',
  'Review',
  'Unknown',
]

/** Unknown is shown as 'Needed'. */
export type FolderStatus = 'Rejected' | 'Unknown' | 'Pending' | 'Complete'

export function isDocumentStatus(text: string): text is DocumentStatus {
  return (documentStatuses as readonly string[]).includes(text)
}

/** The statuses of what clients handed in; what the firm sent completes and closes nothing. */
export function clientStatuses(
  documents: ReadonlyArray<{ readonly status: DocumentStatus; readonly isFromFirm: boolean }>,
): readonly DocumentStatus[] {
  return documents.filter(({ isFromFirm }) => !isFromFirm).map(({ status }) => status)
}

/**
 * A leaf is Rejected if one document is; else Pending if one is Pending or in Review; else Complete if one is Accepted or Approved, or the leaf is
 * not needed; else Unknown (decisions 5.1).
 */
export function leafStatus(statuses: readonly DocumentStatus[], isNeeded: boolean): FolderStatus {
  if (statuses.includes('Rejected')) return 'Rejected'
  if (statuses.includes('Pending') || statuses.includes('Review')) return 'Pending'
  if (statuses.includes('Accepted') || statuses.includes('Approved') || !isNeeded) return 'Complete'
  return 'Unknown'
}

/**
 * The status of a category that takes the certificate of a course. The certificate settles it, whether
 * the provider issued it or the firm accepted a copy here. Without one, a copy that waits outranks one
 * that was sent back, because nothing can be added while it waits.
 */
export function certificateCategoryStatus(
  statuses: readonly DocumentStatus[],
  isIssued: boolean,
  isNeeded: boolean,
): FolderStatus {
  if (isIssued || statuses.some((status) => isCertificate({ status }))) return 'Complete'
  if (statuses.includes('Pending') || statuses.includes('Review')) return 'Pending'
  return leafStatus(statuses, isNeeded)
}

/** Worst first. */
const severity: readonly FolderStatus[] = ['Rejected', 'Unknown', 'Pending', 'Complete']

/** 0 for the worst status. A status that is not known comes after all others. */
export function folderSeverity({ status }: { readonly status: string }): number {
  const rank = (severity as readonly string[]).indexOf(status)
  return rank === -1 ? severity.length : rank
}

/**
 * A folder is as bad as its worst child; empty optional ones are ignored (decisions 5.1). A folder of which nothing counts is Complete.
 */
export function folderStatus(
  children: ReadonlyArray<{ readonly status: FolderStatus; readonly counts: boolean }>,
): FolderStatus {
  const counting = children.filter(({ counts }) => counts).map(({ status }) => status)
  return severity.find((status) => counting.includes(status)) ?? 'Complete'
}

/** True when a leaf weighs on its folder: it is required, or something lies in it. */
export function countsForFolder(leaf: {
  readonly requirement: string
  readonly documentCount: number
}): boolean {
  return leaf.requirement === 'required' || leaf.documentCount > 0
}

/** True when a folder needs something from the client; one that was sent and waits needs nothing. */
export function needsClient(status: FolderStatus): boolean {
  return status === 'Rejected' || status === 'Unknown'
}

/** True while the task 'Submit Requested Documents' is shown: some required leaf is not complete. */
export function showsSubmitTask(
  leaves: ReadonlyArray<{ readonly requirement: string; readonly status: FolderStatus }>,
): boolean {
  return leaves.some((leaf) => leaf.requirement === 'required' && leaf.status !== 'Complete')
}

/** True when everything that is still missing was sent: the task then adds 'sent, waiting for your attorney' (decisions 5.1). */
export function isSentAndWaiting(
  leaves: ReadonlyArray<{ readonly requirement: string; readonly status: FolderStatus }>,
): boolean {
  const open = leaves.filter(
    (leaf) => leaf.requirement === 'required' && leaf.status !== 'Complete',
  )
  return open.length > 0 && open.every(({ status }) => status === 'Pending')
}

/**
 * True when Add Documents is open in the category 'Certificate of Credit Counseling': it closes once a document in it is Pending or Accepted, or
 * a certificate exists otherwise (seeds/001, section 4). Per debtor: the statuses are those of the viewer's own slot.
 */
export function mayAddCertificate(
  statuses: readonly DocumentStatus[],
  certificateExists: boolean,
): boolean {
  return (
    !certificateExists &&
    !statuses.some(
      (status) => status === 'Pending' || status === 'Accepted' || status === 'Approved',
    )
  )
}

/** Why it is closed: the certificate is here, or it was sent and may still be replaced. Undefined while it is open. */
export function certificateClosing(
  statuses: readonly DocumentStatus[],
  certificateExists: boolean,
): 'documents.category-closed' | 'documents.certificate-waits' | undefined {
  if (mayAddCertificate(statuses, certificateExists)) return undefined
  return certificateExists || statuses.some((status) => isCertificate({ status }))
    ? 'documents.category-closed'
    : 'documents.certificate-waits'
}

/** True while a document may be renamed: it waits, and nobody has looked at it (seeds/001, section 4). What the firm sent keeps its name. */
export function mayRename(document: {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}): boolean {
  return document.status === 'Pending' && !document.isFromFirm
}

/**
 * True while another file may take a document's place: it was rejected, or it waits and the edit screen offers it (seeds/001, sections 2 and 4). Never one
 * that is accepted, being looked at, replaced already, or the firm's own.
 */
export function mayReplace(document: {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}): boolean {
  return (document.status === 'Rejected' || document.status === 'Pending') && !document.isFromFirm
}

/** True when a document is the certificate that the law asks for: the attorney has accepted it (decisions 5.4). */
export function isCertificate(document: { readonly status: DocumentStatus }): boolean {
  return document.status === 'Accepted' || document.status === 'Approved'
}

/** True while a document that was sent back has to be replaced. An existing certificate settles its category without that. */
export function needsNewCopy(
  document: { readonly status: DocumentStatus },
  categoryStatus: FolderStatus | undefined,
): boolean {
  return document.status === 'Rejected' && categoryStatus === 'Rejected'
}

export interface ReviewFacts {
  readonly needsNewCopy: boolean
  readonly opened: boolean
  readonly hasNews: boolean
}

/** True when a document asks to be looked at: it needs a new copy, or something about it is unread (decisions 5.2). */
export function isToReview(document: ReviewFacts): boolean {
  return document.needsNewCopy || (document.hasNews && !document.opened)
}
