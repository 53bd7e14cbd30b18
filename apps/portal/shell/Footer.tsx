import { Suspense, useState, type MouseEvent } from 'react'
import { now } from '#ui/browser/clock.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { frameWords } from '../words.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { endSession } from '#features/sign-in/portal/session/session.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { forgetMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { paths } from '#ui/navigation/paths.ts'
import { deleteUnsent } from '#ui/mirror/unsent-storage.ts'

const neutralSite = 'https://www.weather.com/'

/** After this time the page is left even if there was no response. */
const maxWaitMs = 400

const HelpDialog = lazyPart(() => import('./HelpDialog.tsx'), 'HelpDialog')

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

// Leaves the portal at once and signs off (spec: wording#leave-quickly).

/** Blanks the page before any request is sent. */
function leaveQuickly(): void {
  leaveWithoutAsking()
  document.title = 'Weather'
  document.body.hidden = true
  // Deletes the local data first, because the page may close before the server responds.
  forgetMirrorKeys()
  const deleted = deleteUnsent()
  sessionStorage.clear()
  const gone = () => location.replace(neutralSite)
  // Account creation must be ended too: it has only a cookie, and the Back button could resume it.
  const isCreating = location.pathname.startsWith(paths.accountCreation(''))
  const isSignedOut = session.get().status === 'signed-out' && !isCreating
  setTimeout(gone, maxWaitMs)
  void Promise.allSettled([deleted, isSignedOut ? undefined : endSession()]).then(gone)
}
