// Draws a page of a PDF on its canvas and reads its text.
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
  /** The text of the page; undefined when it was forgotten before it was there. Fails when the page cannot be read. */
  readonly done: Promise<string | undefined>
  /** Stops drawing and empties the canvas, which keeps its shape. */
  readonly forget: () => void
}

export function drawPage(wanted: PageToDraw): Drawing {
  const { canvas } = wanted
  let isForgotten = false
  let page: PDFPageProxy | undefined
  let task: RenderTask | undefined
  async function draw(): Promise<string | undefined> {
    page = await wanted.pdf.getPage(wanted.number)
    if (isForgotten) return undefined
    const shape = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: pageScale(shape, wanted.width, wanted.pixelRatio) })
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    task = page.render({ canvas, viewport })
    await task.promise
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  }
  return {
    done: draw().catch((cause: unknown) => {
      if (isForgotten) return undefined
      throw cause
    }),
    forget() {
      isForgotten = true
      if (!page || !task) return
      task.cancel()
      page.cleanup()
      const shape = page.getViewport({ scale: emptyWidth / page.getViewport({ scale: 1 }).width })
      canvas.width = emptyWidth
      canvas.height = Math.max(1, Math.round(shape.height))
    },
  }
}
