import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '../display/Button.tsx'
import { useWords } from '../language/language.ts'
import { NotShown } from './NotShown.tsx'
import { openPdf, type OpenPdf, type PdfFailure } from './open-pdf.ts'
import { PdfPage } from './PdfPage.tsx'
import { PreviewFrame, type PreviewTools } from './PreviewFrame.tsx'
import { previewWords } from './words.ts'

interface PdfPreviewProps extends PreviewTools {
  readonly file: Blob
  readonly name: string
}

export function PdfPreview(props: PdfPreviewProps) {
  const [tries, setTries] = useState(0)
  return <OneTry key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function OneTry({
  file,
  name,
  onAgain,
  ...tools
}: PdfPreviewProps & { readonly onAgain: () => void }) {
  const words = useWords(previewWords)
  const [opened, setOpened] = useState<OpenPdf | PdfFailure>()
  useEffect(() => {
    let isWanted = true
    const opening = openPdf(file)
    void opening.opened.then((outcome) => isWanted && setOpened(outcome))
    return () => {
      isWanted = false
      setOpened(undefined)
      opening.close()
    }
  }, [file])

  switch (opened) {
    case undefined:
      return <p role="status">{words.opening}</p>
    case 'password':
      return <NotShown title={words.needsPassword} action={tools.whenNotShown} />
    case 'damaged':
      return <NotShown title={words.damaged} action={tools.whenNotShown} />
    case 'too-large':
      return (
        <NotShown title={words.tooLarge} hint={words.tooLargeHint} action={tools.whenNotShown} />
      )
    case 'unavailable': {
      const again = (
        <Button look="second" small icon="arrow-clockwise" onPress={onAgain}>
          {words.tryAgain}
        </Button>
      )
      return <NotShown title={words.unavailable} action={again} />
    }
    default:
      return <Pages name={name} {...opened} {...tools} />
  }
}

/** Pages below the current one that are listed, so that a file of thousands opens at once. */
const pagesAhead = 100

function Pages({
  name,
  pdf,
  firstPage,
  ...tools
}: OpenPdf & PreviewTools & { readonly name: string }) {
  const { quarterTurns = 0, onShown } = tools
  const words = useWords(previewWords)
  const view = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(1)
  const width = useElementWidth(pages)
  const [listed, setListed] = useState(pagesAhead)
  const numbers = Array.from({ length: Math.min(pdf.numPages, listed) }, (_, at) => at + 1)

  function findCurrent() {
    const middle = (view.current?.scrollTop ?? 0) + (view.current?.clientHeight ?? 0) / 2
    const passed = [...(pages.current?.children ?? [])].filter(
      (page) => page instanceof HTMLElement && page.offsetTop <= middle,
    )
    setCurrent(Math.max(1, passed.length))
    setListed(Math.max(listed, passed.length + pagesAhead))
  }

  function turnPage(by: 1 | -1) {
    const page = pages.current?.children.item(current - 1 + by)
    if (page instanceof HTMLElement) view.current?.scrollTo({ top: page.offsetTop })
  }

  return (
    <PreviewFrame
      {...tools}
      name={name}
      pageLabel={words.page(current, pdf.numPages)}
      view={view}
      onScroll={findCurrent}
      turnPage={turnPage}
    >
      <ol ref={pages}>
        {numbers.map((number) => (
          <PdfPage
            key={number}
            pdf={pdf}
            number={number}
            expected={firstPage}
            quarterTurns={quarterTurns}
            {...(number === 1 && onShown ? { onDrawn: onShown } : {})}
            width={width}
            view={view}
          />
        ))}
      </ol>
    </PreviewFrame>
  )
}

/** Returns the width in CSS pixels; 0 until it is known. Zoom and rotation update it. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.round(entry.contentRect.width)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
