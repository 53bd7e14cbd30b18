// The firm's sign: its logo, or its initial on its colour.
import { useLayoutEffect, useRef } from 'react'

export interface FirmLook {
  readonly name: string
  readonly iconUrl?: string | null
  /** `#RRGGBB` */
  readonly colour: string
  readonly onColour: string
}

/**
 * Hands the firm's colour to the styles of an element through the style object: the content security policy forbids style attributes in markup,
 * not properties set by a script.
 */
export function useFirmColours<E extends HTMLElement>(firm: Pick<FirmLook, 'colour' | 'onColour'> | undefined) {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    if (!firm) return
    place.current?.style.setProperty('--firm', firm.colour)
    place.current?.style.setProperty('--on-firm', firm.onColour)
  }, [firm])
  return place
}

/** Decoration: the firm's name stands beside it. */
export function FirmTile({ firm }: { readonly firm: FirmLook }) {
  return (
    <span className="firm-tile" aria-hidden="true">
      {firm.iconUrl ? <img src={firm.iconUrl} alt="" width="48" height="48" /> : [...firm.name][0]?.toUpperCase()}
    </span>
  )
}
