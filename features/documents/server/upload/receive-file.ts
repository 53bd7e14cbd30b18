// Counts, cleans, encrypts, checks and scans an uploaded file. A refused file leaves nothing.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Problem } from '#lib/problem.ts'
import type { FileExcess, FileFlag } from '#ports/file-checker.ts'
import type { FileSeal, ReceivedFile } from '#ports/file-vault.ts'
import type { ScanResult } from '#ports/virus-scanner.ts'
import type { AcceptedExtension } from '../../rules/files/file-types.ts'
import { problem, type DocumentsProblemCode } from '../../rules/problems.ts'
import { singleFileLimitBytes } from '../../rules/upload-limits.ts'
import { isScannerAway } from './scanner-away.ts'
import type { DocumentsDeps } from '../deps.ts'

export interface CheckedFile {
  readonly file: ReceivedFile
  readonly orientation: number | null
  /** pending: the scanner was unavailable; a job scans it later. */
  readonly scanState: 'clean' | 'unscanned' | 'pending'
  readonly flags: readonly FileFlag[]
}

const excessCodes = {
  pages: 'documents.too-many-pages',
  pixels: 'documents.picture-in-pdf-too-large',
} as const satisfies Readonly<Record<FileExcess, DocumentsProblemCode>>

/** The cause of a thrown problem is only for the audit. `owner` gets a place in the check queue. */
export async function receiveFile(
  deps: DocumentsDeps,
  id: string,
  content: AsyncIterable<Uint8Array>,
  seal: FileSeal,
  named: {
    readonly fileName: string
    readonly extension: AcceptedExtension
    readonly owner: string
  },
): Promise<CheckedFile> {
  const received = { bytes: 0 }
  const incoming = deps.checker.receive(named.extension, countBytes(content, received))
  const file = await deps.vault.stage(id, incoming.content, seal, singleFileLimitBytes)
  if (file === 'too-large') throw problem('documents.file-too-large')
  try {
    if (received.bytes === 0) throw problem('documents.empty-file')
    const { fileName } = named
    const refuse = (code: DocumentsProblemCode, reason: string) =>
      problem(code, { fileName }, new Error(reason))
    const corrupt = (reason: string) => refuse('documents.corrupt-file', reason)
    const fault = incoming.findFault(file.head)
    if (fault !== undefined) throw corrupt(fault)
    const check = await deps.checker.check(
      named.owner,
      named.extension,
      () => deps.vault.openReceived(id, seal),
      file.bytes,
    )
    if (check.excess) throw refuse(excessCodes[check.excess], check.reason)
    if (!check.isSound) throw corrupt(check.reason)
    const scanState = await scanUpload(deps, () => deps.vault.openReceived(id, seal))
    if (scanState === 'infected') throw corrupt('infected')
    return { file, orientation: incoming.orientation() ?? null, scanState, flags: check.flags }
  } catch (error) {
    await deps.vault.discardStaged(id)
    throw error
  }
}

/** spec: documents#scanner-away */
async function scanUpload(
  deps: DocumentsDeps,
  content: () => Promise<Readable>,
): Promise<ScanResult | 'pending'> {
  try {
    return await deps.scanner.scan(await content())
  } catch (error) {
    if (!isScannerAway(error)) throw error
    deps.log.warn(
      { cause: String(error.cause) },
      'The virus scanner cannot be asked; a file waits for it',
    )
    return 'pending'
  }
}

/** Returns the SHA-256 (hex) that a file would have once received. Stores nothing. */
export async function readDigest(
  { checker }: Pick<DocumentsDeps, 'checker'>,
  content: AsyncIterable<Uint8Array>,
  extension: AcceptedExtension,
): Promise<string> {
  const hash = createHash('sha256')
  const incoming = checker.receive(extension, countBytes(content, { bytes: 0 }))
  for await (const chunk of incoming.content) hash.update(chunk)
  return hash.digest('hex')
}

/** Checks the bytes as sent. Reads everything, so that the client gets the response. */
async function* countBytes(
  content: AsyncIterable<Uint8Array>,
  received: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of readArriving(content)) {
    received.bytes += chunk.byteLength
    if (received.bytes <= singleFileLimitBytes) yield chunk
  }
  if (received.bytes > singleFileLimitBytes) throw problem('documents.file-too-large')
}

/**
 * An upload with a broken connection can be repeated. Problems that the content throws are thrown
 * unchanged.
 */
async function* readArriving(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw error instanceof Problem ? error : problem('documents.upload-broken', {}, error)
  }
}
