// pdf.js is loaded with the first PDF. Scripts in the file are disabled.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The build resolves no computed address; pdf.js would wait for its worker forever.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { basePath } from '../browser/app.ts'
import { trustedWorker } from '../browser/trusted-url.ts'

/** damaged: not a readable PDF. unavailable: pdf.js failed to load or start. */
export type PdfFailure = 'password' | 'damaged' | 'unavailable'

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy
  readonly firstPage: { readonly width: number; readonly height: number }
}

export interface PdfOpening {
  readonly opened: Promise<OpenPdf | PdfFailure>
  /** Ends the worker and frees all memory, even while the file is still opening. */
  readonly close: () => void
}

export function openPdf(file: Blob): PdfOpening {
  const closing = new AbortController()
  return { opened: open(file, closing.signal).catch(readFailure), close: () => closing.abort() }
}

async function open(file: Blob, closed: AbortSignal): Promise<OpenPdf> {
  const [{ getDocument, PDFWorker, VerbosityLevel, version }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ])
  closed.throwIfAborted()
  const port = trustedWorker(workerAddress)
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const files = `${basePath}assets/pdfjs-${version}/`
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    // The CSP forbids wasm and workers created from text. Rare image formats therefore use the
    // slower scripts.
    useWasm: false,
    disableWorkerRendering: true,
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    // Uses the same fonts on every device.
    useSystemFonts: false,
  })
  closed.addEventListener('abort', () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  })
  // pdf.js does not notice a worker that failed to load.
  const broken = new Promise<never>((_, fail) =>
    port.addEventListener('error', () => fail(new Error('No worker'))),
  )
  const pdf = await Promise.race([task.promise, broken])
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { pdf, firstPage: { width, height } }
}

function readFailure(cause: unknown): PdfFailure {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'PasswordException') return 'password'
  return name === 'InvalidPDFException' || name === 'UnknownErrorException'
    ? 'damaged'
    : 'unavailable'
}
