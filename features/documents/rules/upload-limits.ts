// How much may be handed in: the same questions are asked on the screen before sending and on the server while receiving.
import type { Finding } from '#lib/problem.ts'
import { isAcceptedType } from './files/file-types.ts'
import type { DocumentsProblemCode } from './problems.ts'

/** 25 MB (seeds/001, sections 5 and 9). */
export const singleFileLimitBytes = 26_214_400
/** 95 MB for one upload in all. */
export const totalLimitBytes = 99_614_720
/** Files for one upload. */
export const mostFiles = 50

export interface FileFacts {
  readonly name: string
  readonly bytes: number
}

/** What one upload holds so far. */
export interface UploadSoFar {
  readonly files: number
  readonly bytes: number
}

type LimitFinding = Finding & { readonly code: DocumentsProblemCode }

const finding = (code: DocumentsProblemCode): LimitFinding => ({ code })

/** What is wrong with one file by itself: its type, its being empty, or more than 25 MB. In that order. */
export function fileFinding({ name, bytes }: FileFacts): LimitFinding | undefined {
  if (!isAcceptedType(name)) return finding('documents.unsupported-type')
  if (bytes <= 0) return finding('documents.empty-file')
  if (bytes > singleFileLimitBytes) return finding('documents.file-too-large')
  return undefined
}

/** What is wrong with adding so many files to a list: it is full already, or they are more than 50 in all. */
export function countFinding(inList: number, adding: number): LimitFinding | undefined {
  if (inList >= mostFiles) return finding('documents.list-full')
  if (inList + adding > mostFiles) return finding('documents.too-many-at-once')
  return undefined
}

/** What is wrong with so many more bytes in one upload: more than 95 MB in all. */
export function totalFinding(bytesSoFar: number, adding: number): LimitFinding | undefined {
  return bytesSoFar + adding > totalLimitBytes ? finding('documents.total-too-large') : undefined
}

/** The server's question for the next file of an upload: 50 files at a time and 95 MB in all. */
export function nextFileFinding(soFar: UploadSoFar, bytes: number): LimitFinding | undefined {
  if (soFar.files + 1 > mostFiles) return finding('documents.too-many-at-once')
  return totalFinding(soFar.bytes, bytes)
}

/** What is stored in all, or may be. */
export interface StoredBytes {
  readonly accountBytes: number
  readonly caseBytes: number
}

/** What is wrong with so many more bytes among all documents of an account and of a case (safety 3). */
export function storageFinding(
  held: StoredBytes,
  most: StoredBytes,
  adding: number,
): LimitFinding | undefined {
  const isFull =
    held.accountBytes + adding > most.accountBytes || held.caseBytes + adding > most.caseBytes
  return isFull ? finding('documents.storage-full') : undefined
}
