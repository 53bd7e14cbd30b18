// Warns before the twelve hours of a session end; then shows the login page.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { endAt, type EndPhase } from '#features/staff/workspace/session/end-rule.ts'
import { leaveEndedSession, signOut } from '#features/staff/workspace/session/session.ts'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { now } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'

export interface SessionEndProps {
  /** True while another dialog asks. */
  readonly isHidden: boolean
}

export function SessionEnd({ isHidden }: SessionEndProps) {
  const words = useWords(sessionWords)
  const { formatTime } = useFormats()
  const router = useRouter()
  const { endsAtMs } = useStaffSession()
  const phase = useEndPhase(endsAtMs)
  const [isRead, setRead] = useState(false)
  const leave = useEffectEvent(() => void leaveEndedSession(router.latestLocation.href))
  useEffect(() => {
    if (phase === 'over') leave()
  }, [phase])
  if (endsAtMs === undefined) return null
  const close = () => setRead(true)
  return (
    <Dialog
      isOpen={phase === 'ending' && !isRead && !isHidden}
      onClose={close}
      title={words.endsSoon}
      alert
      withoutCloseButton
      actions={
        <>
          <Button onPress={close}>{words.understood}</Button>
          <Button look="quiet" onPress={() => void signOut()}>
            {words.logOutNow}
          </Button>
        </>
      }
    >
      <p>{words.endsAt(formatTime(new Date(endsAtMs).toISOString()))}</p>
    </Dialog>
  )
}

function useEndPhase(endsAtMs: number | undefined): EndPhase {
  const [phase, setPhase] = useState<EndPhase>('active')
  useEffect(() => {
    if (endsAtMs === undefined) return undefined
    const end = endsAtMs
    let timer: ReturnType<typeof setTimeout> | undefined
    function update(): void {
      clearTimeout(timer)
      const next = endAt(end, now().getTime())
      setPhase(next.phase)
      if (next.changesInMs !== undefined) timer = setTimeout(update, next.changesInMs)
    }
    // Timers run late after a device slept, so this checks again when the page becomes visible.
    document.addEventListener('visibilitychange', update)
    update()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [endsAtMs])
  return phase
}
