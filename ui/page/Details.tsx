import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'

export interface DetailsProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** The initial state. A change of this value sets the state again. */
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
