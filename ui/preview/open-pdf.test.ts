// spec: security#pdf-viewer
import { beforeEach, expect, test, vi } from 'vitest'
import { openPdf } from './open-pdf.ts'

const pdfjs = vi.hoisted(() => ({ getDocument: vi.fn(), destroy: vi.fn() }))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: pdfjs.getDocument,
  PDFWorker: { create: () => ({ destroy() {} }) },
  VerbosityLevel: { ERRORS: 0 },
  version: '1',
}))
vi.mock('../browser/trusted-url.ts', () => ({
  trustedWorker: () => ({ addEventListener() {}, terminate() {} }),
}))

const page = { getViewport: () => ({ width: 612, height: 792 }) }
function willOpen(opened: Promise<unknown>): void {
  pdfjs.getDocument.mockReturnValue({ promise: opened, destroy: pdfjs.destroy })
}
const pdfOf = (numPages: number) =>
  Promise.resolve({ numPages, getPage: () => Promise.resolve(page) })
const file = new Blob(['%PDF-1.7'])

beforeEach(() => {
  pdfjs.getDocument.mockReset()
  pdfjs.destroy.mockReset().mockResolvedValue(undefined)
})

test('opens a file of 5,000 pages, with a limit for its pictures', async () => {
  willOpen(pdfOf(5_000))
  expect(await openPdf(file).opened).toMatchObject({ firstPage: { width: 612, height: 792 } })
  expect(pdfjs.getDocument).toHaveBeenCalledWith(
    expect.objectContaining({ maxImageSize: 100_000_000 }),
  )
})

test('gives up a file of more pages', async () => {
  willOpen(pdfOf(5_001))
  expect(await openPdf(file).opened).toBe('too-large')
})

test('gives up a file with a huge picture before any of it is read', async () => {
  const huge = new Blob(['%PDF-1.7\n5 0 obj\n<</Width 30000/Height 30000>>stream\n'])
  expect(await openPdf(huge).opened).toBe('too-large')
  expect(pdfjs.getDocument).not.toHaveBeenCalled()
})

test('gives up a file that does not open in time, and ends its worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  willOpen(new Promise(() => {}))
  const { opened } = openPdf(file)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.runAllTimers()
  expect(await opened).toBe('too-large')
  expect(pdfjs.destroy).toHaveBeenCalledOnce()
})
