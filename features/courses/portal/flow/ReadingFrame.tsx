// Shows a provider's text in a frame that can run, load and send nothing but our own style sheet and fonts (safety 2.13).
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import styleSheet from '#ui/styles/reading-frame.css?url'
import { trustedDocument } from '#ui/display/trusted-html.ts'

export interface ReadingFrameProps {
  readonly html: string
  /** What the text is, for those who cannot see it. */
  readonly name: string
  /** Of the text; its name is in the page's. */
  readonly language: string
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function headOf(name: string, language: string): string {
  const address = escaped(new URL(styleSheet, location.href).href)
  // Added to the page's own policy, which the frame inherits. One style sheet by its address: no other file of the portal may style the text.
  const policy = `default-src 'none'; style-src ${address}; font-src 'self'; base-uri 'none'; form-action 'none'`
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8"><title>${escaped(name)}</title>`,
    `<link rel="stylesheet" href="${address}"></head><body><div id="text" role="region" aria-label="${escaped(name)}">`,
  ].join('')
}

export function ReadingFrame({ html, name, language }: ReadingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useHeightOfText(frame)
  // React would make a plain string of it, which the page's policy refuses.
  useLayoutEffect(() => {
    if (frame.current)
      frame.current.srcdoc = trustedDocument(html, headOf(name, language), '</div></body></html>')
  }, [html, name, language])
  return (
    <div className="reading-box">
      {/*
        The page's origin, so that our files load and the page can measure the text. Never together with `allow-scripts`:
        a script in the frame could then take the sandbox away. A link leads to a tab of its own and to nowhere else.
      */}
      <iframe
        ref={frame}
        className="reading"
        title={name}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
        height={height}
      />
    </div>
  )
}

/** In whole CSS pixels. Follows the width of the window, the fonts and the size of the letters. */
function useHeightOfText(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        setHeight(Math.ceil(target.getBoundingClientRect().height) || undefined)
    })
    const watch = () => {
      observer.disconnect()
      const text = element.contentDocument?.getElementById('text')
      if (text) observer.observe(text)
    }
    watch()
    element.addEventListener('load', watch)
    return () => {
      element.removeEventListener('load', watch)
      observer.disconnect()
    }
  }, [frame])
  return height
}
