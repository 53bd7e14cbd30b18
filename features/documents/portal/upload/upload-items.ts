// The files of an upload: what each is called, how far it is, and what the server said.
import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'

/** refused: the server said no, another file is needed. cut: it never arrived or came at a bad moment, the same file can be sent again. */
export type FileStatus = 'ready' | 'waiting' | 'sending' | 'submitted' | 'refused' | 'cut'

export interface UploadItem {
  /** Also the key under which the server knows repeated tries. */
  readonly id: string
  readonly file: File
  readonly name: string
  readonly status: FileStatus
  /** Bytes that have left this device. */
  readonly sentBytes: number
  /** What the server said, when it did not take the file. */
  readonly message?: string | undefined
}

/** 'sending': others are on their way just now. */
export type NotAddedReason = DocumentsProblemCode | 'sending'

/** A file that did not even come into the list; without a name it is all of them. */
export interface NotAdded {
  readonly name: string
  readonly code: NotAddedReason
}

type Items = readonly UploadItem[]

/** True for a file that Submit sends: new, or one that never arrived. */
export function isSendable({ status }: UploadItem): boolean {
  return status === 'ready' || status === 'cut'
}

export function isOnItsWay({ status }: UploadItem): boolean {
  return status === 'waiting' || status === 'sending'
}

export function hasArrived({ status }: UploadItem): boolean {
  return status === 'submitted'
}

export function bytesOf(items: Items): number {
  return items.reduce((sum, { file }) => sum + file.size, 0)
}

/** True for a file that was cut off by the line, and about which the server has said nothing. */
export function isInterrupted({ status, message }: UploadItem): boolean {
  return status === 'cut' && message === undefined
}

export interface Sent {
  readonly sentBytes: number
  readonly totalBytes: number
}

/** How much of all that is on its way or has arrived is gone. */
export function sentOf(items: Items): Sent {
  const counted = items.filter((item) => isOnItsWay(item) || hasArrived(item))
  const sentBytes = counted.reduce(
    (sum, item) => sum + (hasArrived(item) ? item.file.size : item.sentBytes),
    0,
  )
  return { sentBytes, totalBytes: bytesOf(counted) }
}

export function changed(items: Items, ids: readonly string[], parts: Partial<UploadItem>): Items {
  return items.map((item) => (ids.includes(item.id) ? { ...item, ...parts } : item))
}
