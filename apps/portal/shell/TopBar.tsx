import type { ReactNode } from 'react'
import { useWords } from '#ui/language/language.ts'
import { mainId } from '#ui/page/Main.tsx'
import { frameWords } from '../words.ts'
import { Brand } from './Brand.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

export interface TopBarProps {
  /** Link target of the logo. */
  readonly home: string
  /** Bell and user menu. */
  readonly children?: ReactNode
}

export function TopBar({ home, children }: TopBarProps) {
  const words = useWords(frameWords)
  return (
    <>
      <div className="sky" />
      <header className="top">
        <a className="skip" href={`#${mainId}`}>
          {words.skipToContent}
        </a>
        <div className="wrap">
          <Brand href={home} />
          <LanguageToggle />
          {children}
        </div>
      </header>
    </>
  )
}
