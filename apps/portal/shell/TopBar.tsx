import type { ReactNode } from 'react'
import { useWords, useLanguage } from '#ui/language/language.ts'
import { mainId } from '#ui/page/Main.tsx'
import { frameWords } from '../words.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { chooseLanguageOfMine } from '#features/account/portal/account-language.ts'

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
      <header className="top-bar">
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

function Brand({ href }: { readonly href: string }) {
  const words = useWords(frameWords)
  return (
    <Link href={href} className="brand" name={words.home}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="brand-sun" d="M7 19a9 9 0 0 1 18 0z" />
        <path
          className="brand-horizon"
          d="M2 20.75h28M9 25.5h14"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden="true">Daybreak</span>
    </Link>
  )
}

function LanguageToggle() {
  const { otherLanguage, otherLanguageShort } = useWords(frameWords)
  const nextLanguage = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <button
      type="button"
      className="tool lang"
      lang={nextLanguage}
      onClick={() => void chooseLanguageOfMine(nextLanguage)}
    >
      <span className="whole">{otherLanguage}</span>
      <span className="short" aria-hidden="true">
        {otherLanguageShort}
      </span>
    </button>
  )
}
