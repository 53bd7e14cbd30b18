import type { ReactNode } from 'react'

export const mainId = 'main'

export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      <div className="wrap">{children}</div>
    </main>
  )
}
