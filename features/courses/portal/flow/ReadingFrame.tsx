// spec: security#provider-frame
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import styleSheet from '#ui/styles/reading-frame.css?url'
import { trustedDocument } from '#ui/display/trusted-html.ts'

export interface ReadingFrameProps {
  readonly html: string
  readonly name: string
  readonly language: string
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function findReading(name: string, language: string): string {
  const address = escapeText(new URL(styleSheet, location.href).href)
  // Added to the page's policy, which the frame inherits. Allows one style sheet by its full
  // address.
  const policy = `default-src 'none'; style-src ${address}; font-src 'self'; base-uri 'none'; form-action 'none'`
  return [
    `<!doctype html><html lang="${escapeText(language)}"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8"><title>${escapeText(name)}</title>`,
    `<link rel="stylesheet" href="${address}"></head><body><div id="text" role="region" aria-label="${escapeText(name)}">`,
  ].join('')
}

export function ReadingFrame({ html, name, language }: ReadingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useHeightOfText(frame)
  // React would set `srcdoc` as a plain string, which the page's policy refuses.
  useLayoutEffect(() => {
    if (frame.current)
      frame.current.srcdoc = trustedDocument(
        html,
        findReading(name, language),
        '</div></body></html>',
      )
  }, [html, name, language])
  return (
    <div className="reading-box">
      {/* Never add `allow-scripts`: with the same origin, a script could remove the sandbox. */}
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

/** Returns the height in whole CSS pixels. Follows the window width, fonts and text size. */
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
