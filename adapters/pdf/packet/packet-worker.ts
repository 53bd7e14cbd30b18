import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#adapters/threads/work-thread.ts'
import type { PacketEnd, PacketFault, PacketFile } from '#ports/packet-writer.ts'
import { copyPages, ExcessiveFile, LockedFile, openPdf } from './copy-pages.ts'
import { endPacket } from './end-packet.ts'
import type { Layers } from './layers.ts'
import { openContext, writeObjects, type WrittenObjects } from './packet-objects.ts'
import { drawPicture } from './picture-page.ts'

export type PacketRequest =
  | { readonly kind: 'file'; readonly file: PacketFile; readonly nextNumber: number }
  | {
      readonly kind: 'end'
      readonly end: PacketEnd
      readonly nextNumber: number
      readonly pageNumbers: readonly number[]
      readonly layers: Layers
    }

export interface WrittenPiece extends WrittenObjects {
  /** Numbers of the objects that are pages. */
  readonly pageNumbers: readonly number[]
  readonly layers: Layers
}

export type PacketPiece = WrittenPiece | { readonly fault: PacketFault }

// Ignores a library's promise that rejects after the result. Only a thrown error ends the thread.
process.on('unhandledRejection', () => {})

const say = (message: ThreadMessage<PacketPiece>, handedOver: readonly ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, [...handedOver])

parentPort?.on('message', (request: PacketRequest) => {
  void (request.kind === 'file' ? addFile(request) : finish(request)).then(
    (piece) => say(piece, [piece.bytes.buffer]),
    (error: unknown) =>
      say(request.kind === 'file' ? { fault: getFault(error) } : { failure: String(error) }),
  )
})
say('ready')

async function addFile({
  file: { extension, orientation, content },
  nextNumber,
}: PacketRequest & { kind: 'file' }): Promise<WrittenPiece> {
  const pdf =
    extension === 'pdf'
      ? await openPdf(content)
      : await drawPicture(content, extension, orientation)
  const context = openContext(nextNumber)
  const { pages, layers } = copyPages(pdf, context)
  return {
    ...writeObjects(context),
    pageNumbers: pages.map(({ objectNumber }) => objectNumber),
    layers,
  }
}

async function finish({ end, ...state }: PacketRequest & { kind: 'end' }): Promise<WrittenPiece> {
  return { ...(await endPacket(end, state)), pageNumbers: [], layers: { all: [], off: [] } }
}

/** Treats any error of a library as a fault of the file. */
function getFault(error: unknown): PacketFault {
  if (error instanceof ExcessiveFile) return 'too-much'
  return error instanceof LockedFile ? 'password' : 'unreadable'
}
