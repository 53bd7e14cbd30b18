// Opens a PDF with pdf.js, which is fetched when the first one is looked at. Nothing in the file runs.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// An address that the build knows: one that is put together at run time leads nowhere there, and the library would wait for its worker for ever.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { trustedWorker } from '#ui/browser/trusted-url.ts'

/** password: it opens only with one. damaged: it is no PDF that can be read. unavailable: what shows it could not be fetched or started. */
export type PdfFailure = 'password' | 'damaged' | 'unavailable'

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy
  readonly firstPage: { readonly width: number; readonly height: number }
}

export interface PdfOpening {
  readonly opened: Promise<OpenPdf | PdfFailure>
  /** Ends the worker and gives back all memory, also while the file is still being opened. */
  readonly close: () => void
}

export function openPdf(file: Blob): PdfOpening {
  const closing = new AbortController()
  return { opened: open(file, closing.signal).catch(failureOf), close: () => closing.abort() }
}

async function open(file: Blob, closed: AbortSignal): Promise<OpenPdf> {
  const [{ getDocument, PDFWorker, VerbosityLevel, version }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ])
  closed.throwIfAborted()
  const port = trustedWorker(workerAddress)
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const files = `/assets/pdfjs-${version}/`
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    // The page's policy allows neither wasm nor a second worker made from text; pictures of rare kinds are read by the slower scripts.
    useWasm: false,
    disableWorkerRendering: true,
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    // The same letters on every device.
    useSystemFonts: false,
  })
  closed.addEventListener('abort', () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  })
  // The library does not notice a worker that could not be fetched.
  const broken = new Promise<never>((_, fail) =>
    port.addEventListener('error', () => fail(new Error('No worker'))),
  )
  const pdf = await Promise.race([task.promise, broken])
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { pdf, firstPage: { width, height } }
}

function failureOf(cause: unknown): PdfFailure {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'PasswordException') return 'password'
  return name === 'InvalidPDFException' || name === 'UnknownErrorException'
    ? 'damaged'
    : 'unavailable'
}
