import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageScale } from './page-scale.ts'
import type { QuarterTurns } from './upright.ts'

/** Pixels of the placeholder canvas of a page. */
const emptyWidth = 200

export interface PageToDraw {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly canvas: HTMLCanvasElement
  readonly width: number
  readonly quarterTurns: QuarterTurns
  readonly pixelRatio: number
}

export interface Drawing {
  /** Resolves with the page's text, or undefined if stopped. Rejects if the page is unreadable. */
  readonly done: Promise<string | undefined>
  /** Stops drawing. The canvas shows its old content until a newer drawing is ready. */
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
    const rotation = (page.rotate + wanted.quarterTurns * 90) % 360
    const shape = page.getViewport({ scale: 1, rotation })
    const scale = pageScale(shape, wanted.width, wanted.pixelRatio)
    const viewport = page.getViewport({ scale, rotation })
    // Draws on a second canvas: a canvas is black while pdf.js draws on it.
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

/** Clears the canvas of an invisible page; it keeps its aspect ratio. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  if (canvas.width <= emptyWidth) return
  canvas.height = Math.max(1, Math.round((emptyWidth * canvas.height) / canvas.width))
  canvas.width = emptyWidth
}

function show(fresh: HTMLCanvasElement, canvas: HTMLCanvasElement): void {
  canvas.width = fresh.width
  canvas.height = fresh.height
  canvas.getContext('2d')?.drawImage(fresh, 0, 0)
}

/** Sets the size to 0, because phones have little memory for canvases and free it late. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
