// Brings a file from the request into the vault: counted, cleaned of what photos tell, sniffed and scanned. Nothing of it stays when it is refused.
import { createHash } from 'node:crypto'
import { problemsOf } from '#kit/problem.ts'
import type { FileSeal, ReceivedFile } from '#ports/file-vault.ts'
import { matchesItsName } from '../rules/file-signature.ts'
import type { AcceptedExtension } from '../rules/file-types.ts'
import { createJpegStripper, type JpegStripper } from '../rules/jpeg-metadata.ts'
import { documentsProblems } from '../rules/problems.ts'
import { singleFileLimitBytes } from '../rules/upload-limits.ts'
import type { DocumentsWorld } from './world.ts'

const problem = problemsOf(documentsProblems)

/** How much of the end is looked at. */
const judgedTailBytes = 2048

export interface AdmittedFile {
  readonly file: ReceivedFile
  readonly orientation: number | null
  readonly scanState: 'clean' | 'unscanned'
}

/** Throws a problem for a file that is empty, too large, not what its name says, or infected. `fileName` is for the words of the refusal. */
export async function receiveFile(
  world: DocumentsWorld, id: string, content: AsyncIterable<Uint8Array>, seal: FileSeal, named: { readonly fileName: string; readonly extension: AcceptedExtension },
): Promise<AdmittedFile> {
  const stripper = stripperFor(named.extension)
  const sent = { bytes: 0, tail: new Uint8Array() }
  const file = await world.vault.receive(id, withoutMetadata(counted(content, sent), stripper), seal, singleFileLimitBytes)
  if (file === 'too-large') throw problem('documents.file-too-large')
  try {
    if (sent.bytes === 0) throw problem('documents.empty-file')
    const corrupt = () => problem('documents.corrupt-file', { fileName: named.fileName })
    if (stripper?.isMalformed() || !matchesItsName(named.extension, file.head, sent.tail)) throw corrupt()
    const scanState = await world.scanner.scan(await world.vault.openReceived(id, seal))
    if (scanState === 'infected') throw corrupt()
    return { file, orientation: stripper?.orientation() ?? null, scanState }
  } catch (error) {
    await world.vault.discard(id)
    throw error
  }
}

/** The SHA-256 that a file would have here once received, hex; nothing of it is kept. */
export async function digestOf(content: AsyncIterable<Uint8Array>, extension: AcceptedExtension): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of withoutMetadata(counted(content, { bytes: 0, tail: new Uint8Array() }), stripperFor(extension))) hash.update(chunk)
  return hash.digest('hex')
}

function stripperFor(extension: AcceptedExtension): JpegStripper | undefined {
  return extension === 'jpg' || extension === 'jpeg' ? createJpegStripper() : undefined
}

/**
 * The limit and the judgement of the end go by what was sent, not by what is left of it. Everything is read to its end, so that the request ends in
 * order and its answer arrives.
 */
async function* counted(content: AsyncIterable<Uint8Array>, sent: { bytes: number; tail: Uint8Array }): AsyncGenerator<Uint8Array> {
  for await (const chunk of arriving(content)) {
    sent.bytes += chunk.byteLength
    sent.tail = lastBytes(sent.tail, chunk)
    if (sent.bytes <= singleFileLimitBytes) yield chunk
  }
  if (sent.bytes > singleFileLimitBytes) throw problem('documents.file-too-large')
}

/** The sender's line is nobody's fault here: trying again helps. */
async function* arriving(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw problem('documents.upload-broken', {}, error)
  }
}

function lastBytes(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (chunk.byteLength >= judgedTailBytes) return chunk.slice(-judgedTailBytes)
  return Buffer.concat([before, chunk]).subarray(-judgedTailBytes)
}

async function* withoutMetadata(content: AsyncIterable<Uint8Array>, stripper: JpegStripper | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    if (stripper) yield* stripper.push(chunk)
    else yield chunk
  }
  if (stripper) yield* stripper.end()
}
