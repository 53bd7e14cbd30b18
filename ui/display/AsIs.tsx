import type { ReactNode } from 'react'

/** What a translator of the browser must leave: names of people, firms and files, codes, numbers. */
export function AsIs({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>
}
