import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import type { ProblemFacts, ProblemParams } from '#lib/problem.ts'

/** refused: needs another file. cut: interrupted or a temporary problem, can be sent again. */
export type FileStatus = 'ready' | 'waiting' | 'sending' | 'submitted' | 'refused' | 'cut'

export interface UploadItem {
  /** Also used as the idempotency key of the upload. */
  readonly id: string
  readonly file: File
  readonly name: string
  readonly status: FileStatus
  /** Bytes that have left this device. */
  readonly sentBytes: number
  /** A PDF that the firm could not open. */
  readonly needsPassword?: boolean
  /** Why the server refused or delayed the file, if it gave a reason. */
  readonly problem?: ProblemFacts | undefined
}

export type NotAddedReason = DocumentsProblemCode | 'sending'

/** A file that was not added to the list. An empty name means that no files were added. */
export interface NotAdded {
  readonly name: string
  readonly code: NotAddedReason
  /** Values of the sentence. */
  readonly params?: ProblemParams
}

type Items = readonly UploadItem[]

/** True for a new file, or one that was not received. */
export function isSendable({ status }: UploadItem): boolean {
  return status === 'ready' || status === 'cut'
}

export function isOnItsWay({ status }: UploadItem): boolean {
  return status === 'waiting' || status === 'sending'
}

export function hasArrived({ status }: UploadItem): boolean {
  return status === 'submitted'
}

export function toBytes(items: Items): number {
  return items.reduce((sum, { file }) => sum + file.size, 0)
}

/** True if the connection broke during the upload and there is no reason from the server. */
export function isInterrupted({ status, problem }: UploadItem): boolean {
  return status === 'cut' && problem === undefined
}

export interface UploadProgress {
  readonly sentBytes: number
  readonly totalBytes: number
}

/** Progress of all files that are being sent or were received. */
export function getSent(items: Items): UploadProgress {
  const counted = items.filter((item) => isOnItsWay(item) || hasArrived(item))
  const sentBytes = counted.reduce(
    (sum, item) => sum + (hasArrived(item) ? item.file.size : item.sentBytes),
    0,
  )
  return { sentBytes, totalBytes: toBytes(counted) }
}

export function withChanges(
  items: Items,
  ids: readonly string[],
  parts: Partial<UploadItem>,
): Items {
  return items.map((item) => (ids.includes(item.id) ? { ...item, ...parts } : item))
}
