// Where a provider's text is read: a frame that can run, load and send nothing, with a look of its own (safety 2.13).
import { useLayoutEffect, useRef } from 'react'
import { trustedDocument } from '#ui/trusted-html.ts'
import { readingPolicy, readingStyle } from '../../rules/reading-style.ts'

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

/** The text scrolls inside the frame, and can be reached there with the keyboard. */
function headOf(name: string, language: string): string {
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta http-equiv="Content-Security-Policy" content="${readingPolicy}"><meta charset="utf-8"><title>${escaped(name)}</title>`,
    `<style>${readingStyle}</style></head><body><div id="text" role="region" tabindex="0" aria-label="${escaped(name)}">`,
  ].join('')
}

export function ReadingFrame({ html, name, language }: ReadingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // React would make a plain string of it, which the page's policy refuses.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedDocument(html, headOf(name, language), '</div></body></html>')
  }, [html, name, language])
  return (
    <div className="reading-box">
      <iframe ref={frame} className="reading" title={name} sandbox="allow-popups allow-popups-to-escape-sandbox" />
    </div>
  )
}
