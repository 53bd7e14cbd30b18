import { useEffect, useState } from 'react'
import { now } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { IdleRule } from './idle-rule.ts'
import type { IdleState } from './use-idle-phase.ts'

interface StillThereWords {
  readonly stillThere: string
  readonly whyAsked: string
  readonly stay: string
  readonly logOut: string
}

/** Asks shortly before the session ends for lack of activity. */
export function StillThereDialog({
  idle: { phase, lastMs, stay },
  rule,
  words,
  onLogOut,
}: {
  readonly idle: IdleState
  readonly rule: IdleRule
  readonly words: StillThereWords
  readonly onLogOut: () => void
}) {
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
          <Button look="quiet" onPress={onLogOut}>
            {words.logOut}
          </Button>
        </>
      }
    >
      <CountDown lastMs={lastMs} rule={rule} />
      <p>{words.whyAsked}</p>
    </Dialog>
  )
}

function CountDown({ lastMs, rule }: { readonly lastMs: number; readonly rule: IdleRule }) {
  const [left, setLeft] = useState(() => rule.timeLeft(lastMs, now().getTime()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(rule.timeLeft(lastMs, now().getTime())), 1000)
    return () => clearInterval(timer)
  }, [lastMs, rule])
  return (
    <p className="clock" aria-hidden="true">
      {left}
    </p>
  )
}
