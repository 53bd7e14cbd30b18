// The main part of a page, where the skip link leads.
import type { ReactNode } from 'react'

export const mainId = 'main'

export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      <div className="wrap">{children}</div>
    </main>
  )
}
