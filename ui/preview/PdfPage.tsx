// Draws a page when it is near the viewport and frees it when it is far away.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useWords } from '../language/language.ts'
import { drawPage, releaseCanvas } from './draw-page.ts'
import type { QuarterTurns } from './upright.ts'
import { previewWords } from './words.ts'

export interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  /** Size used until the page is loaded: the size of the first page. */
  readonly expected: { readonly width: number; readonly height: number }
  /** In CSS pixels; 0 until it is known. */
  readonly width: number
  readonly view: RefObject<HTMLDivElement | null>
  readonly quarterTurns: QuarterTurns
  readonly onDrawn?: () => void
}

export function PdfPage(props: PdfPageProps) {
  const { pdf, number, expected, width, view, quarterTurns, onDrawn } = props
  const words = useWords(previewWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useIsNear(canvas, view)
  const [text, setText] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)

  useEffect(() => {
    if (width === 0 || !canvas.current) return undefined
    if (!isNear) {
      releaseCanvas(canvas.current)
      return undefined
    }
    const drawing = drawPage({
      pdf,
      number,
      canvas: canvas.current,
      width,
      quarterTurns,
      pixelRatio: devicePixelRatio,
    })
    drawing.done.then(
      (message) => {
        setUnreadable(false)
        if (message === undefined) return
        setText(message)
        onDrawn?.()
      },
      () => {
        setUnreadable(true)
        onDrawn?.()
      },
    )
    return drawing.stop
  }, [pdf, number, width, isNear, quarterTurns, onDrawn])

  useEffect(() => {
    const drawn = canvas.current
    return () => {
      if (drawn) releaseCanvas(drawn)
    }
  }, [])

  return (
    <li>
      <canvas
        ref={canvas}
        width={Math.round(expected.width)}
        height={Math.round(expected.height)}
        role="img"
        aria-label={words.page(number, pdf.numPages)}
      />
      {isUnreadable ? <p className="small-text">{words.pageUnreadable}</p> : null}
      {text === '' ? null : <p className="visually-hidden">{text}</p>}
    </li>
  )
}

/** True while the element is at most one screen above or below the viewport. */
function useIsNear(
  element: RefObject<HTMLElement | null>,
  view: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { root: view.current, rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, view])
  return isNear
}
