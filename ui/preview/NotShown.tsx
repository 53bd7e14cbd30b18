import type { ReactNode } from 'react'
import { Banner } from '../feedback/Banner.tsx'

export interface NotShownProps {
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
}

/** In the place of a file that cannot be shown. */
export function NotShown({ title, hint, action }: NotShownProps) {
  return (
    <div className="not-shown">
      <Banner tone="note" title={title} action={action}>
        {hint === undefined ? null : <p>{hint}</p>}
      </Banner>
    </div>
  )
}
