// Replaces the page after a timeout: no personal data, and a link to log in.
import { useEffect } from 'react'
import { onOtherTab } from '#features/sign-in/portal/session/other-tabs.ts'
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { Main } from '#ui/page/Main.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { TopBar } from '../TopBar.tsx'
import { sessionWords } from './words.ts'

/** Reloads the login page, which redirects if another tab has signed in. */
function proceed(): void {
  location.assign(paths.login)
}

export function SessionIsOver() {
  const words = useWords(sessionWords)
  useEffect(() => onOtherTab('signed-in', proceed), [])
  return (
    <>
      <TopBar home={paths.login} />
      <Main>
        <h1 className="visually-hidden">{words.signedOut}</h1>
      </Main>
      <Dialog
        isOpen
        onClose={proceed}
        title={words.timedOut}
        alert
        mayClose={false}
        actions={<Button onPress={proceed}>{words.continue}</Button>}
      >
        <p className="soft">{words.timedOutNext}</p>
      </Dialog>
    </>
  )
}
