// Limits of the portal and the server (spec: documents#upload-checked-twice).
import type { Finding } from '#lib/problem.ts'
import { isAcceptedType } from './files/file-types.ts'
import type { DocumentsProblemCode } from './problems.ts'

/** 25 MB. */
export const singleFileLimitBytes = 26_214_400
/** 95 MB for one upload in total. */
export const totalLimitBytes = 99_614_720
export const maxFiles = 50

export interface FileFacts {
  readonly name: string
  readonly bytes: number
}

export interface UploadSoFar {
  readonly files: number
  readonly bytes: number
}

type LimitFinding = Finding & { readonly code: DocumentsProblemCode }

const finding = (code: DocumentsProblemCode): LimitFinding => ({ code })

export function fileFinding({ name, bytes }: FileFacts): LimitFinding | undefined {
  if (!isAcceptedType(name)) return finding('documents.unsupported-type')
  if (bytes <= 0) return finding('documents.empty-file')
  if (bytes > singleFileLimitBytes) return finding('documents.file-too-large')
  return undefined
}

/** More than 50 at once, or a file after the 50th of the list. */
export function countFinding(inList: number, adding: number): LimitFinding | undefined {
  if (inList + adding <= maxFiles) return undefined
  return finding(
    adding > maxFiles && inList < maxFiles ? 'documents.too-many-at-once' : 'documents.list-full',
  )
}

export function totalFinding(bytesSoFar: number, adding: number): LimitFinding | undefined {
  return bytesSoFar + adding > totalLimitBytes ? finding('documents.total-too-large') : undefined
}

export function nextFileFinding(soFar: UploadSoFar, bytes: number): LimitFinding | undefined {
  if (soFar.files + 1 > maxFiles) return finding('documents.too-many-at-once')
  return totalFinding(soFar.bytes, bytes)
}

/** Stored bytes, or their limits. */
export interface StoredBytes {
  readonly accountBytes: number
  readonly caseBytes: number
}

/** spec: documents#storage-quota */
export function storageFinding(
  held: StoredBytes,
  max: StoredBytes,
  adding: number,
): LimitFinding | undefined {
  const isFull =
    held.accountBytes + adding > max.accountBytes || held.caseBytes + adding > max.caseBytes
  return isFull ? finding('documents.storage-full') : undefined
}
