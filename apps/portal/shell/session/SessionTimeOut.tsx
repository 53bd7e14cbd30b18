// Asks after 13 minutes of inactivity; ends the session after 15.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { onOtherTab } from '#features/sign-in/portal/session/other-tabs.ts'
import {
  endIdleSession,
  forgetEndedSession,
  signOff,
} from '#features/sign-in/portal/session/session.ts'
import { Button } from '#ui/display/Button.tsx'
import { now } from '#ui/browser/clock.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { timeLeft } from './idle-rule.ts'
import { SessionIsOver } from './SessionIsOver.tsx'
import { useIdlePhase } from './use-idle-phase.ts'
import { sessionWords } from './words.ts'

export interface SessionTimeOutProps {
  /** Runs after the timeout. */
  readonly onOver: () => void
}

export function SessionTimeOut({ onOver }: SessionTimeOutProps) {
  const words = useWords(sessionWords)
  const router = useRouter()
  const { phase, lastMs, stay } = useIdlePhase()
  const [isOver, setOver] = useState(false)

  const end = useEffectEvent((how: (page: string) => Promise<void>) => {
    void how(router.latestLocation.href)
    setOver(true)
    onOver()
  })
  useEffect(() => {
    if (phase === 'over' && !isOver) end(endIdleSession)
  }, [phase, isOver])
  // Another tab reports the timeout. The session has ended even if this tab counts as active.
  useEffect(() => onOtherTab('timed-out', () => end(forgetEndedSession)), [])

  if (isOver) return <SessionIsOver />
  return (
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
