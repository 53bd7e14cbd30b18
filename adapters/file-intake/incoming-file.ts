import type { IncomingFile } from '#ports/file-checker.ts'
import { createGifStripper } from './metadata/gif-metadata.ts'
import { createJpegStripper } from './metadata/jpeg-metadata.ts'
import type { PictureStripper } from './metadata/picture-stripper.ts'
import { createPngStripper } from './metadata/png-metadata.ts'
import { matchesItsName } from './signatures/file-signature.ts'

const tailBytes = 2048

const strippers: ReadonlyMap<string, () => PictureStripper> = new Map([
  ['jpg', createJpegStripper],
  ['jpeg', createJpegStripper],
  ['png', createPngStripper],
  ['gif', createGifStripper],
])

/** The end is checked as received, because a stripper cuts what follows a picture. */
export function openIncomingFile(
  extension: string,
  received: AsyncIterable<Uint8Array>,
): IncomingFile {
  const stripper = strippers.get(extension)?.()
  const ends = { bytes: 0, tail: new Uint8Array() }
  return {
    content: withoutMetadata(watchEnds(received, ends), stripper),
    findFault(head) {
      if (stripper?.isMalformed()) return 'picture whose parts do not fit'
      return matchesItsName(extension, { ...ends, head }) ? undefined : 'not what its name says'
    },
    orientation: () => stripper?.orientation(),
  }
}

async function* watchEnds(
  received: AsyncIterable<Uint8Array>,
  ends: { bytes: number; tail: Uint8Array },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of received) {
    ends.bytes += chunk.byteLength
    ends.tail = lastBytes(ends.tail, chunk)
    yield chunk
  }
}

function lastBytes(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (chunk.byteLength >= tailBytes) return chunk.slice(-tailBytes)
  return Buffer.concat([before, chunk]).subarray(-tailBytes)
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
