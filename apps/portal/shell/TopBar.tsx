// The bar at the top of every page, with the skip link before it and the morning wash behind it.
import type { ReactNode } from 'react'
import { mainId } from '#ui/Main.tsx'
import { frameWords } from '../words.en.ts'
import { Brand } from './Brand.tsx'

export interface TopBarProps {
  /** Where the mark leads. */
  readonly home: string
  /** Bell and user menu. */
  readonly children?: ReactNode
}

export function TopBar({ home, children }: TopBarProps) {
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        {frameWords.skipToContent}
      </a>
      <div className="sky" />
      <header className="top">
        <div className="wrap">
          <Brand href={home} />
          {children}
        </div>
      </header>
    </>
  )
}
