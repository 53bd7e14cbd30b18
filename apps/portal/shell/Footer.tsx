import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { now } from '#ui/browser/clock.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { frameWords } from '../words.ts'
import { leaveQuickly, neutralSite } from './session/leave-quickly.ts'

const HelpDialog = lazy(() =>
  import('./HelpDialog.tsx').then(({ HelpDialog: Dialog }) => ({ default: Dialog })),
)

export interface FooterProps {
  readonly signedIn?: boolean
}

export function Footer({ signedIn = false }: FooterProps) {
  const words = useWords(frameWords)
  const [helpIsOpen, setHelpIsOpen] = useState(false)

  function leave(event: MouseEvent) {
    event.preventDefault()
    leaveQuickly()
  }

  return (
    <footer className="foot">
      <div className="wrap">
        <p>{words.copyright(now().getFullYear())}</p>
        <div className="links">
          <button type="button" className="foot-link" onClick={() => setHelpIsOpen(true)}>
            <Icon name="question" size="small" />
            {words.getHelp}
          </button>
          <a href={neutralSite} rel="noreferrer" onClick={leave}>
            <Icon name="sign-out" size="small" />
            {words.leaveQuickly}
          </a>
        </div>
      </div>
      {helpIsOpen && (
        <Suspense>
          <HelpDialog signedIn={signedIn} onClose={() => setHelpIsOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
