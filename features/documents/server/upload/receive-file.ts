// Brings a file from the request into the vault: counted, cleaned of what photos tell, sniffed, looked into and scanned. Nothing of it stays when it is refused.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Problem, problemsOf } from '#lib/problem.ts'
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
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)

/** How much of the end is looked at. */
const judgedTailBytes = 2048

export interface AdmittedFile {
  readonly file: ReceivedFile
  readonly orientation: number | null
  /** pending: the scanner could not be asked; a job asks it again. */
  readonly scanState: 'clean' | 'unscanned' | 'pending'
  readonly flags: readonly FileFlag[]
}

/**
 * Throws a problem for a file that is empty, too large, not what its name says, not sound, or infected: its cause is why, for the audit alone. `fileName`
 * is for the words of the refusal; `owner` is whose turn it takes when files are looked into: an account, or the firm for what it sends.
 */
export async function receiveFile(
  world: DocumentsWorld,
  id: string,
  content: AsyncIterable<Uint8Array>,
  seal: FileSeal,
  named: {
    readonly fileName: string
    readonly extension: AcceptedExtension
    readonly owner: string
  },
): Promise<AdmittedFile> {
  const stripper = stripperFor(named.extension)
  const sent = { bytes: 0, tail: new Uint8Array() }
  const file = await world.vault.receive(
    id,
    withoutMetadata(counted(content, sent), stripper),
    seal,
    singleFileLimitBytes,
  )
  if (file === 'too-large') throw problem('documents.file-too-large')
  try {
    if (sent.bytes === 0) throw problem('documents.empty-file')
    const corrupt = (reason: string) =>
      problem('documents.corrupt-file', { fileName: named.fileName }, new Error(reason))
    if (stripper?.isMalformed()) throw corrupt('picture whose parts do not fit')
    if (!matchesItsName(named.extension, { ...sent, head: file.head }))
      throw corrupt('not what its name says')
    const check = await world.checker.check(
      named.owner,
      named.extension,
      () => world.vault.openReceived(id, seal),
      file.bytes,
    )
    if (!check.isSound) throw corrupt(check.reason)
    const scanState = await scanned(world, () => world.vault.openReceived(id, seal))
    if (scanState === 'infected') throw corrupt('infected')
    return { file, orientation: stripper?.orientation() ?? null, scanState, flags: check.flags }
  } catch (error) {
    await world.vault.discard(id)
    throw error
  }
}

/** A scanner that is away keeps nobody from handing in a file; until it has answered, nobody gets the file (safety 3). */
async function scanned(
  world: DocumentsWorld,
  content: () => Promise<Readable>,
): Promise<ScanResult | 'pending'> {
  try {
    return await world.scanner.scan(await content())
  } catch (error) {
    if (!isScannerAway(error)) throw error
    world.log.warn(
      { cause: String(error.cause) },
      'The virus scanner cannot be asked; a file waits for it',
    )
    return 'pending'
  }
}

/** The SHA-256 that a file would have here once received, hex; nothing of it is kept. */
export async function digestOf(
  content: AsyncIterable<Uint8Array>,
  extension: AcceptedExtension,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of withoutMetadata(
    counted(content, { bytes: 0, tail: new Uint8Array() }),
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

/**
 * The limit and the judgement of the end go by what was sent, not by what is left of it. Everything is read to its end, so that the request ends in
 * order and its answer arrives.
 */
async function* counted(
  content: AsyncIterable<Uint8Array>,
  sent: { bytes: number; tail: Uint8Array },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of arriving(content)) {
    sent.bytes += chunk.byteLength
    sent.tail = lastBytes(sent.tail, chunk)
    if (sent.bytes <= singleFileLimitBytes) yield chunk
  }
  if (sent.bytes > singleFileLimitBytes) throw problem('documents.file-too-large')
}

/** The sender's line is nobody's fault here: trying again helps. A refusal of whoever makes the content is not the line, and stays what it is. */
async function* arriving(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
