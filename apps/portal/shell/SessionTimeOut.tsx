// Asks after 13 minutes whether somebody is still there; after 15 the session is over, the page is taken away, and says so.
import { useEffect, useState, type ReactNode } from 'react'
import { endSession, signOff } from '#features/sign-in/portal/session.ts'
import { Button } from '#ui/Button.tsx'
import { now } from '#ui/clock.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Main } from '#ui/Main.tsx'
import { paths } from '#ui/paths.ts'
import { frameWords } from '../words.en.ts'
import { timeLeft } from './idle-rule.ts'
import { TopBar } from './TopBar.tsx'
import { useIdlePhase } from './use-idle-phase.ts'
import { useRememberedPage } from './use-remembered-page.ts'

const words = frameWords.session

export function SessionTimeOut({ children }: { readonly children: ReactNode }) {
  const { phase, lastMs, stay } = useIdlePhase()
  const [isOver, setIsOver] = useState(false)
  const rememberPage = useRememberedPage()

  useEffect(() => {
    if (phase !== 'over' || isOver) return
    setIsOver(true)
    const remember = rememberPage()
    void endSession().then(remember)
  }, [phase, isOver, rememberPage])

  if (isOver) return <SessionIsOver />
  return (
    <>
      {children}
      <Dialog
        isOpen={phase === 'warning'}
        onClose={stay}
        title={words.stillThere}
        alert
        withoutCloseButton
        actions={
          <>
            <Button onPress={stay}>{words.stay}</Button>
            <Button look="quiet" onPress={() => void signOff()}>
              {words.signOutNow}
            </Button>
          </>
        }
      >
        <CountDown lastMs={lastMs} />
        <p>{words.whyAsked}</p>
      </Dialog>
    </>
  )
}

function CountDown({ lastMs }: { readonly lastMs: number }) {
  const [left, setLeft] = useState(() => timeLeft(lastMs, now().getTime()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft(lastMs, now().getTime())), 1000)
    return () => clearInterval(timer)
  }, [lastMs])
  return (
    <p className="clock" aria-hidden="true">
      {left}
    </p>
  )
}

/** Nothing of the person is left on the screen. */
function SessionIsOver() {
  return (
    <>
      <TopBar home={paths.login} />
      <Main>
        <h1 className="vh">{words.signedOut}</h1>
      </Main>
      <Dialog
        isOpen
        onClose={() => location.assign(paths.login)}
        title={words.timedOut}
        alert
        mayClose={false}
        actions={<Button onPress={() => location.assign(paths.login)}>{words.continue}</Button>}
      >
        <p className="soft">{words.timedOutNext}</p>
      </Dialog>
    </>
  )
}
