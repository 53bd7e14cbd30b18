// Draws a page of a PDF, puts it on its canvas when it is ready, and reads its text.
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageScale } from './page-scale.ts'

/** Pixels of a canvas that only keeps the place of its page. */
const emptyWidth = 200

export interface PageToDraw {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly canvas: HTMLCanvasElement
  /** In pixels of the page. */
  readonly width: number
  readonly pixelRatio: number
}

export interface Drawing {
  /** The text of the page; undefined when drawing was stopped before it was there. Fails when the page cannot be read. */
  readonly done: Promise<string | undefined>
  /** Stops drawing. What the canvas shows stays until something newer is ready. */
  readonly stop: () => void
}

export function drawPage(wanted: PageToDraw): Drawing {
  const { canvas } = wanted
  let isStopped = false
  let page: PDFPageProxy | undefined
  let task: RenderTask | undefined
  async function draw(): Promise<string | undefined> {
    page = await wanted.pdf.getPage(wanted.number)
    if (isStopped) return undefined
    const shape = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: pageScale(shape, wanted.width, wanted.pixelRatio) })
    // Beside the page: a canvas that is being drawn on is black until it is done.
    const fresh = document.createElement('canvas')
    fresh.width = Math.max(1, Math.round(viewport.width))
    fresh.height = Math.max(1, Math.round(viewport.height))
    task = page.render({ canvas: fresh, viewport })
    try {
      await task.promise
      if (!isStopped) show(fresh, canvas)
    } finally {
      release(fresh)
    }
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
  }
  return {
    done: draw().catch((cause: unknown) => {
      if (isStopped) return undefined
      throw cause
    }),
    stop() {
      isStopped = true
      task?.cancel()
      page?.cleanup()
    },
  }
}

/** Empties the canvas of a page that nobody sees; it keeps its shape. */
export function emptied(canvas: HTMLCanvasElement): void {
  if (canvas.width <= emptyWidth) return
  canvas.height = Math.max(1, Math.round((emptyWidth * canvas.height) / canvas.width))
  canvas.width = emptyWidth
}

function show(fresh: HTMLCanvasElement, canvas: HTMLCanvasElement): void {
  canvas.width = fresh.width
  canvas.height = fresh.height
  canvas.getContext('2d')?.drawImage(fresh, 0, 0)
}

/** Phones have little memory for pictures and take their time to notice that one is not wanted any more. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
