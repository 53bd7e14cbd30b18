// Counts, strips, checks, encrypts and scans an uploaded file. A refused file leaves nothing.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Problem, problemFactory } from '#lib/problem.ts'
import type { FileFlag } from '#ports/file-checker.ts'
import type { FileSeal, ReceivedFile } from '#ports/file-vault.ts'
import type { ScanResult } from '#ports/virus-scanner.ts'
import { matchesItsName } from '../../rules/files/file-signature.ts'
import type { AcceptedExtension } from '../../rules/files/file-types.ts'
import { createGifStripper } from '../../rules/files/gif-metadata.ts'
import { createJpegStripper } from '../../rules/files/jpeg-metadata.ts'
import type { PictureStripper } from '../../rules/files/picture-stripper.ts'
import { createPngStripper } from '../../rules/files/png-metadata.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { singleFileLimitBytes } from '../../rules/upload-limits.ts'
import { isScannerAway } from './scanner-away.ts'
import type { DocumentsDeps } from '../deps.ts'

const problem = problemFactory(documentsProblems)

const judgedTailBytes = 2048

export interface CheckedFile {
  readonly file: ReceivedFile
  readonly orientation: number | null
  /** pending: the scanner was unavailable; a job scans it later. */
  readonly scanState: 'clean' | 'unscanned' | 'pending'
  readonly flags: readonly FileFlag[]
}

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
  const stripper = stripperFor(named.extension)
  const received = { bytes: 0, tail: new Uint8Array() }
  const file = await deps.vault.stage(
    id,
    withoutMetadata(countBytes(content, received), stripper),
    seal,
    singleFileLimitBytes,
  )
  if (file === 'too-large') throw problem('documents.file-too-large')
  try {
    if (received.bytes === 0) throw problem('documents.empty-file')
    const corrupt = (reason: string) =>
      problem('documents.corrupt-file', { fileName: named.fileName }, new Error(reason))
    if (stripper?.isMalformed()) throw corrupt('picture whose parts do not fit')
    if (!matchesItsName(named.extension, { ...received, head: file.head }))
      throw corrupt('not what its name says')
    const check = await deps.checker.check(
      named.owner,
      named.extension,
      () => deps.vault.openReceived(id, seal),
      file.bytes,
    )
    if (!check.isSound) throw corrupt(check.reason)
    const scanState = await scanUpload(deps, () => deps.vault.openReceived(id, seal))
    if (scanState === 'infected') throw corrupt('infected')
    return { file, orientation: stripper?.orientation() ?? null, scanState, flags: check.flags }
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
  content: AsyncIterable<Uint8Array>,
  extension: AcceptedExtension,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of withoutMetadata(
    countBytes(content, { bytes: 0, tail: new Uint8Array() }),
    stripperFor(extension),
  ))
    hash.update(chunk)
  return hash.digest('hex')
}

const strippers: Partial<Record<AcceptedExtension, () => PictureStripper>> = {
  jpg: createJpegStripper,
  jpeg: createJpegStripper,
  png: createPngStripper,
  gif: createGifStripper,
}

function stripperFor(extension: AcceptedExtension): PictureStripper | undefined {
  return strippers[extension]?.()
}

/** Checks the bytes as sent. Reads everything, so that the client gets the response. */
async function* countBytes(
  content: AsyncIterable<Uint8Array>,
  received: { bytes: number; tail: Uint8Array },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of readArriving(content)) {
    received.bytes += chunk.byteLength
    received.tail = lastBytes(received.tail, chunk)
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

function lastBytes(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (chunk.byteLength >= judgedTailBytes) return chunk.slice(-judgedTailBytes)
  return Buffer.concat([before, chunk]).subarray(-judgedTailBytes)
}

async function* withoutMetadata(
  content: AsyncIterable<Uint8Array>,
  stripper: PictureStripper | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    if (stripper) yield* stripper.push(chunk)
    else yield chunk
  }
  if (stripper) yield* stripper.end()
}
