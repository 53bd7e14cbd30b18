import type { ReactNode } from 'react'
import { FirmTile, useFirmColours, type FirmLook } from './FirmTile.tsx'
import { useWords } from '../language/language.ts'
import { Link } from '../navigation/Link.tsx'
import { StatusBadge } from '../display/StatusBadge.tsx'
import { kitWords } from '../words.ts'

export interface FirmHeaderProps {
  readonly firm: FirmLook
  /** 'Dana Reyes, attorney' */
  readonly attorney: ReactNode
  /** 'Pre-Filing', 'Filed' or 'Complete'. */
  readonly status: string
  readonly href?: string
  readonly hint?: string
}

export function FirmHeader({ firm, attorney, status, href, hint }: FirmHeaderProps) {
  const words = useWords(kitWords)
  const bar = useFirmColours<HTMLElement>(firm)
  const content = (
    <>
      <FirmTile firm={firm} />
      <div>
        <p className="firm-name">{firm.name}</p>
        <p className="firm-who soft small-text">{attorney}</p>
      </div>
      <StatusBadge of="matter" status={status} />
      {hint === undefined ? null : <span className="visually-hidden">{hint}</span>}
    </>
  )
  return (
    <section className="firm-bar" aria-label={words.lawFirm} ref={bar}>
      <div className="wrap">
        {href === undefined ? (
          <div className="firm">{content}</div>
        ) : (
          <Link href={href} className="firm">
            {content}
          </Link>
        )}
      </div>
    </section>
  )
}
