// pdf.js is loaded with the first PDF. Scripts in the file are disabled.
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The build resolves no computed address; pdf.js would wait for its worker forever.
// oxlint-disable-next-line import/default -- Vite makes the default export of ?url
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { basePath } from '../browser/app.ts'
import { trustedWorker } from '../browser/trusted-url.ts'
import { maxPages, maxPicturePixels, namesHugePicture } from './pdf-limits.ts'

/**
 * damaged: not a readable PDF. too-large: it would block the page. unavailable: pdf.js failed to load
 * or start.
 */
export type PdfFailure = 'password' | 'damaged' | 'too-large' | 'unavailable'

const openTimeoutMs = 60_000

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
  const close = () => closing.abort()
  const opened = open(file, closing.signal).catch(readFailure)
  return {
    opened: opened.then((outcome) => {
      if (outcome === 'too-large') close()
      return outcome
    }),
    close,
  }
}

async function open(file: Blob, closed: AbortSignal): Promise<OpenPdf | 'too-large'> {
  const [{ getDocument, PDFWorker, VerbosityLevel, version }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ])
  closed.throwIfAborted()
  const data = new Uint8Array(bytes)
  if (namesHugePicture(data)) return 'too-large'
  const port = trustedWorker(workerAddress)
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const files = `${basePath}assets/pdfjs-${version}/`
  const task = getDocument({
    data,
    maxImageSize: maxPicturePixels,
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'too-large'>((resolve) => {
    timer = setTimeout(() => resolve('too-large'), openTimeoutMs)
  })
  try {
    return await Promise.race([readFirstPage(task), broken, late])
  } finally {
    clearTimeout(timer)
  }
}

async function readFirstPage(task: PDFDocumentLoadingTask): Promise<OpenPdf | 'too-large'> {
  const pdf = await task.promise
  if (pdf.numPages > maxPages) return 'too-large'
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
