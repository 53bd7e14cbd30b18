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

/**
 * Returns only the statuses of client documents, because a document from the firm completes and
 * closes nothing.
 */
export function clientStatuses(
  documents: ReadonlyArray<{ readonly status: DocumentStatus; readonly isFromFirm: boolean }>,
): readonly DocumentStatus[] {
  return documents.filter(({ isFromFirm }) => !isFromFirm).map(({ status }) => status)
}

/**
 * `isNeeded` is false when nothing has to be sent there (spec: documents#leaf-status,
 * documents#accepted-in-part).
 */
export function leafStatus(
  statuses: readonly DocumentStatus[],
  isNeeded: boolean,
  isMoreNeeded = false,
): FolderStatus {
  if (statuses.includes('Rejected')) return 'Rejected'
  if (statuses.includes('Pending') || statuses.includes('Review')) return 'Pending'
  if (isNeeded && isMoreNeeded) return 'Unknown'
  if (statuses.includes('Accepted') || statuses.includes('Approved') || !isNeeded) return 'Complete'
  return 'Unknown'
}

/**
 * An issued or accepted certificate completes the category. A pending copy outranks a rejected one,
 * because nothing can be added while it is pending.
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

const severity: readonly FolderStatus[] = ['Rejected', 'Unknown', 'Pending', 'Complete']

/** 0 for the worst status. An unknown status comes last. */
export function folderSeverity({ status }: { readonly status: string }): number {
  const rank = (severity as readonly string[]).indexOf(status)
  return rank === -1 ? severity.length : rank
}

/** spec: documents#folder-status */
export function folderStatus(
  children: ReadonlyArray<{ readonly status: FolderStatus; readonly counts: boolean }>,
): FolderStatus {
  const counting = children.filter(({ counts }) => counts).map(({ status }) => status)
  return severity.find((status) => counting.includes(status)) ?? 'Complete'
}

/** True when a leaf affects its folder: it is required or holds a document. */
export function countsForFolder(leaf: {
  readonly requirement: string
  readonly documentCount: number
}): boolean {
  return leaf.requirement === 'required' || leaf.documentCount > 0
}

/** True if the client has to act in the folder. While it is pending, there is nothing to do. */
export function needsClient(status: FolderStatus): boolean {
  return status === 'Rejected' || status === 'Unknown'
}

/** True while some required leaf is not complete. */
export function showsSubmitTask(
  leaves: ReadonlyArray<{ readonly requirement: string; readonly status: FolderStatus }>,
): boolean {
  return leaves.some((leaf) => leaf.requirement === 'required' && leaf.status !== 'Complete')
}

/** True when everything missing was sent and is Pending (spec: documents#submit-task). */
export function isSentAndWaiting(
  leaves: ReadonlyArray<{ readonly requirement: string; readonly status: FolderStatus }>,
): boolean {
  const open = leaves.filter(
    (leaf) => leaf.requirement === 'required' && leaf.status !== 'Complete',
  )
  return open.length > 0 && open.every(({ status }) => status === 'Pending')
}

/** `statuses` are the statuses of one debtor's documents (spec: documents#certificate-closed). */
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

export function certificateClosing(
  statuses: readonly DocumentStatus[],
  certificateExists: boolean,
): 'documents.category-closed' | 'documents.certificate-waits' | undefined {
  if (mayAddCertificate(statuses, certificateExists)) return undefined
  return certificateExists || statuses.some((status) => isCertificate({ status }))
    ? 'documents.category-closed'
    : 'documents.certificate-waits'
}

/** spec: documents#rename */
export function mayRename(document: {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}): boolean {
  return document.status === 'Pending' && !document.isFromFirm
}

/** spec: documents#replace-pending */
export function mayReplace(document: {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}): boolean {
  return (document.status === 'Rejected' || document.status === 'Pending') && !document.isFromFirm
}

export function isCertificate(document: { readonly status: DocumentStatus }): boolean {
  return document.status === 'Accepted' || document.status === 'Approved'
}

/** True if the document was rejected and its category still asks for it. */
export function needsNewCopy(
  document: { readonly status: DocumentStatus },
  categoryStatus: FolderStatus | undefined,
): boolean {
  return document.status === 'Rejected' && categoryStatus === 'Rejected'
}

export interface SettlingCategory {
  readonly status: FolderStatus
  readonly requirement: string
  readonly hasCertificate: boolean
  /** The case has ended, and the firm has not asked for the category since. */
  readonly isClosed: boolean
}

export type SettledReason =
  | 'documents.case-ended'
  | 'documents.certificate-here'
  | 'documents.no-longer-needed'
  | 'documents.certificate-waits'

/** Why a document that was rejected, or waits, is not to be sent again (spec: documents#settled). */
export function findSettledReason(
  document: { readonly status: DocumentStatus; readonly isFromFirm: boolean },
  category: SettlingCategory | undefined,
): SettledReason | undefined {
  if (!category || !mayReplace(document)) return undefined
  if (category.isClosed) return 'documents.case-ended'
  if (category.hasCertificate) return 'documents.certificate-here'
  if (document.status !== 'Rejected' || category.status === 'Rejected') return undefined
  return category.requirement === 'notNeeded'
    ? 'documents.no-longer-needed'
    : 'documents.certificate-waits'
}

export interface ReviewFacts {
  readonly needsNewCopy: boolean
  readonly opened: boolean
  readonly hasNews: boolean
}

/** spec: documents#to-review */
export function isToReview(document: ReviewFacts): boolean {
  return document.needsNewCopy || (document.hasNews && !document.opened)
}
