// "Can't find it?", "Why we ask": a sentence that opens to more. The browser's own element.
import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'

export interface DetailsProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** Open until it is pressed, or until this changes. */
  readonly startsOpen?: boolean
}

export function Details({ summary, children, startsOpen = false }: DetailsProps) {
  return (
    <details open={startsOpen}>
      <summary>
        <Icon name="caret-right" size="small" />
        {summary}
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
