import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useState, type RefObject } from 'react'

export interface VisibleRowsInput {
  /** Holds the rows. */
  readonly place: RefObject<HTMLElement | null>
  readonly ids: readonly string[]
  readonly estimatedPx: number
  readonly onInView: (first: number, last: number) => void
  /** The last rows are near. */
  readonly onEnd: () => void
}

export interface RowRange {
  readonly first: number
  readonly last: number
}

export interface VisibleRows {
  readonly items: readonly VirtualItem[]
  /** Space of the rows that are not rendered, in px. */
  readonly before: number
  readonly after: number
  readonly measure: (row: Element | null) => void
  readonly scrollTo: (at: number) => void
  /** Indexes of the rows in sight. */
  readonly inView: () => RowRange
}

/** So many rows before the end load the next page. */
const nearEnd = 15
/** Rendered above and below the window. */
const overscan = 10

/** Renders only the rows around the window, which scrolls the page. */
export function useVisibleRows({
  place,
  ids,
  estimatedPx,
  onInView,
  onEnd,
}: VisibleRowsInput): VisibleRows {
  // The virtualizer changes without a change of its reference.
  'use no memo'
  const [marginPx, setMarginPx] = useState(0)
  // oxlint-disable-next-line react/incompatible-library -- this hook is not memoized
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => estimatedPx,
    getItemKey: (at) => ids[at] ?? at,
    overscan,
    scrollMargin: marginPx,
  })

  // What is above the list may appear or wrap, which changes the height of the page.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setMarginPx(Math.round((place.current?.getBoundingClientRect().top ?? 0) + scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [place])

  const items = virtualizer.getVirtualItems()
  const first = virtualizer.range?.startIndex ?? 0
  const last = virtualizer.range?.endIndex ?? 0
  useEffect(() => {
    onInView(first, last)
    if (last >= ids.length - nearEnd) onEnd()
  })

  const [start] = items
  const end = items.at(-1)
  return {
    items,
    before: start === undefined ? 0 : Math.max(0, start.start - marginPx),
    after: end === undefined ? 0 : Math.max(0, virtualizer.getTotalSize() - (end.end - marginPx)),
    measure: virtualizer.measureElement,
    scrollTo: (at) => virtualizer.scrollToIndex(at),
    inView: () => ({ first, last }),
  }
}
