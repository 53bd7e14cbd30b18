import { useRef, type ReactNode } from 'react'
import { basePath } from '#ui/browser/app.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { useFocusOnArrival } from '#ui/navigation/focus-on-arrival.ts'
import { mainId } from '#ui/page/Main.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageToggle } from '../LanguageToggle.tsx'
import { signInWords } from '../words.ts'

export interface SignInFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly back?: ReactNode
  /** The text under "Workspace" beside the form. */
  readonly aside?: string
  readonly children?: ReactNode
}

/** A form beside the picture. The picture is at the left, on wide screens only. */
export function SignInFrame({ title, lead, back, aside, children }: SignInFrameProps) {
  const words = useWords(signInWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useFocusOnArrival(heading)
  return (
    <div className="staff-door">
      <a className="skip" href={`#${mainId}`}>
        {words.skip}
      </a>
      <aside className="side" aria-label={words.asideName}>
        <div className="side-head">
          <Brand />
          <LanguageToggle />
        </div>
        <img src={`${basePath}hero-pre-filing.svg`} alt="" />
        <p className="side-title">{words.workspace}</p>
        <p>{aside ?? words.forWhom}</p>
      </aside>
      <main id={mainId} tabIndex={-1}>
        <div className="door-form">
          {back}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className="soft door-lead">{lead}</p> : null}
          {children}
        </div>
      </main>
    </div>
  )
}
