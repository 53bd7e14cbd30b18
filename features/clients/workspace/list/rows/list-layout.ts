import { useEffect, useState, type RefObject } from 'react'

/** `narrow`: a table without the columns that matter least. */
export type ListLayout = 'cards' | 'narrow' | 'wide'

const phone = '(max-width: 47.9375rem)'
const tableRem = 34
const allColumnsRem = 62

/** Measured in rem, so that large text gets the layout of a small window. */
export function layoutFor(widthRem: number, isPhone: boolean): ListLayout {
  if (isPhone || widthRem < tableRem) return 'cards'
  return widthRem < allColumnsRem ? 'narrow' : 'wide'
}

function measure(element: Element): ListLayout {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return layoutFor(element.clientWidth / remPx, matchMedia(phone).matches)
}

/** Undefined until the element is measured. */
export function useListLayout(place: RefObject<HTMLElement | null>): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>()
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      // On paper, the rows of the screen are hidden.
      if (element.clientWidth > 0) setLayout(measure(element))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return layout
}
