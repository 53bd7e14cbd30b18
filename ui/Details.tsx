// "Can't find it?", "Why we ask": a sentence that opens to more. The browser's own element.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export function Details({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) {
  return (
    <details>
      <summary>
        <Icon name="caret-right" size="small" />
        {summary}
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
