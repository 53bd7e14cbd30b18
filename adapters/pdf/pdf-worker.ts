import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#adapters/threads/work-thread.ts'
import type { PdfDocument } from '#lib/pdf-document.ts'
import { drawDocument } from './draw-document.ts'

export type Print = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly fault: string }

const say = (message: ThreadMessage<Print>, handedOver: readonly ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, [...handedOver])

parentPort?.on('message', (document: PdfDocument) => {
  void readWhole(drawDocument(document)).then(
    (pdf) => say({ pdf }, [pdf.buffer]),
    (error: unknown) => say({ fault: String(error) }),
  )
})
say('ready')

async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = new Uint8Array(chunks.reduce((bytes, { byteLength }) => bytes + byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
