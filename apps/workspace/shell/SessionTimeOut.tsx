// Asks after 28 minutes of inactivity; ends the session after 30.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { timeLeft } from '#features/staff/workspace/session/idle-rule.ts'
import { onOtherTab } from '#features/staff/workspace/session/other-tabs.ts'
import {
  endIdleSession,
  forgetIdleSession,
  signOut,
} from '#features/staff/workspace/session/session.ts'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { now } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { Main } from '#ui/page/Main.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { useIdlePhase } from './use-idle-phase.ts'

export interface SessionTimeOutProps {
  /** Runs after the timeout. */
  readonly onOver: () => void
}

export function SessionTimeOut({ onOver }: SessionTimeOutProps) {
  const words = useWords(sessionWords)
  const router = useRouter()
  const { phase, lastMs, stay } = useIdlePhase()
  const [isOver, setOver] = useState(false)

  const end = useEffectEvent((how: (page: string) => unknown) => {
    void how(router.latestLocation.href)
    setOver(true)
    onOver()
  })
  useEffect(() => {
    if (phase === 'over' && !isOver) end(endIdleSession)
  }, [phase, isOver])
  // Another tab reports the timeout. The session has ended even if this tab counts as active.
  useEffect(() => onOtherTab('timed-out', () => end(forgetIdleSession)), [])

  if (isOver) return <SessionIsOver />
  return (
    <>
      <SessionEnd isHidden={phase === 'warning'} />
      <Dialog
        isOpen={phase === 'warning'}
        onClose={stay}
        title={words.stillThere}
        alert
        withoutCloseButton
        actions={
          <>
            <Button onPress={stay}>{words.stay}</Button>
            <Button look="quiet" onPress={() => void signOut()}>
              {words.logOutNow}
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

/** Reloads the login page, which redirects if another tab has logged in. */
function proceed(): void {
  location.assign(workspacePaths.signIn)
}

function SessionIsOver() {
  const words = useWords(sessionWords)
  useEffect(() => onOtherTab('signed-in', proceed), [])
  return (
    <>
      <Main>
        <h1 className="visually-hidden">{words.loggedOut}</h1>
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
