// The phase of the session for the screen, and the word to the server that somebody is still there.
import { useEffect, useRef, useState } from 'react'
import { now } from '#ui/browser/clock.ts'
import { watchActivity, type Activity } from './activity.ts'
import { keepSessionAlive } from './keep-alive.ts'
import { idleAt, tellServerEveryMs, type IdlePhase } from './idle-rule.ts'

export interface IdleState {
  readonly phase: IdlePhase
  /** On the wall clock. */
  readonly lastMs: number
  /** 'Stay logged in'. */
  readonly stay: () => void
}

export function useIdlePhase(): IdleState {
  const watched = useRef<Activity>(undefined)
  const [state, setState] = useState<{ phase: IdlePhase; lastMs: number }>(() => ({
    phase: 'active',
    lastMs: now().getTime(),
  }))

  useEffect(() => {
    const { activity, stop } = watchActivity()
    watched.current = activity
    let timer: ReturnType<typeof setTimeout> | undefined

    function look(): void {
      clearTimeout(timer)
      const { phase, changesInMs } = idleAt(activity.lastMs(), now().getTime())
      activity.ignoreSigns(phase !== 'active')
      setState((before) =>
        before.phase === phase && phase === 'active'
          ? before
          : { phase, lastMs: activity.lastMs() },
      )
      if (changesInMs !== undefined) timer = setTimeout(look, changesInMs)
    }
    // Whoever comes back before the question must be heard at once: a beat of its own could come too late.
    let toldMs = now().getTime()
    const unsubscribe = activity.subscribe(() => {
      look()
      if (activity.lastMs() - toldMs < tellServerEveryMs) return
      toldMs = activity.lastMs()
      void keepSessionAlive()
    })
    // A device that slept runs its timers late: look again as soon as the page is seen.
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])

  return {
    ...state,
    stay: () => watched.current?.mark(),
  }
}
