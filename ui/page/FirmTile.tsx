import { useLayoutEffect, useRef, useState } from 'react'

export interface FirmLook {
  readonly name: string
  readonly iconUrl?: string | null
  readonly colour: string
  readonly onColour: string
}

/** A script sets the colors: the content security policy forbids style attributes. */
export function useFirmColours<E extends HTMLElement>(
  firm: Pick<FirmLook, 'colour' | 'onColour'> | undefined,
) {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    if (!firm) return
    place.current?.style.setProperty('--firm', firm.colour)
    place.current?.style.setProperty('--on-firm', firm.onColour)
  }, [firm])
  return place
}

/** Hidden from screen readers, because the firm's name is beside it. */
export function FirmTile({ firm: { name, iconUrl } }: { readonly firm: FirmLook }) {
  const [failed, setFailed] = useState<string>()
  const hasLogo = iconUrl !== undefined && iconUrl !== null && iconUrl !== failed
  return (
    <span className="firm-tile" aria-hidden="true">
      {hasLogo ? (
        <img src={iconUrl} alt="" width="48" height="48" onError={() => setFailed(iconUrl)} />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  )
}
