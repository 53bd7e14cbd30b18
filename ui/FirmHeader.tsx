// The law firm of the case: tile, name, attorney and the matter's status.
import type { ReactNode } from 'react'
import { FirmTile, useFirmColours, type FirmLook } from './FirmTile.tsx'
import { useWords } from './language.ts'
import { Link } from './Link.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { kitWords } from './words.ts'

export interface FirmHeaderProps {
  readonly firm: FirmLook
  /** 'Dana Reyes, attorney' */
  readonly attorney: ReactNode
  /** 'Pre-Filing', 'Filed' or 'Complete'. */
  readonly status: string
  /** Where the name leads: the case information. */
  readonly href?: string
  /** What the link says to those who cannot see where it stands; begins with the firm's name. */
  readonly linkName?: string
}

export function FirmHeader({ firm, attorney, status, href, linkName }: FirmHeaderProps) {
  const words = useWords(kitWords)
  const bar = useFirmColours<HTMLElement>(firm)
  return (
    <section className="firm-bar" aria-label={words.lawFirm} ref={bar}>
      <div className="wrap">
        <div className="firm">
          <FirmTile firm={firm} />
          <div>
            <p className="firm-name">{href === undefined ? firm.name : <Link href={href} {...(linkName === undefined ? {} : { name: linkName })}>{firm.name}</Link>}</p>
            <p className="soft sm">{attorney}</p>
          </div>
          <StatusBadge of="matter" status={status} />
        </div>
      </div>
    </section>
  )
}
