import { useEffect, useRef, useState } from 'react'
import { now } from '#ui/browser/clock.ts'
import { watchActivity, type Activity } from './activity.ts'
import { keepSessionAlive } from './keep-alive.ts'
import { idleAt, notifyServerEveryMs, type IdlePhase } from './idle-rule.ts'

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

    function updatePhase(): void {
      clearTimeout(timer)
      const { phase, changesInMs } = idleAt(activity.lastMs(), now().getTime())
      activity.ignoreSigns(phase !== 'active')
      setState((before) =>
        before.phase === phase && phase === 'active'
          ? before
          : { phase, lastMs: activity.lastMs() },
      )
      if (changesInMs !== undefined) timer = setTimeout(updatePhase, changesInMs)
    }
    // Activity after a pause must be reported at once; the interval could be too late.
    let notifiedMs = now().getTime()
    const unsubscribe = activity.subscribe(() => {
      updatePhase()
      if (activity.lastMs() - notifiedMs < notifyServerEveryMs) return
      notifiedMs = activity.lastMs()
      void keepSessionAlive()
    })
    // Timers run late on a device that slept, so check again when visible.
    document.addEventListener('visibilitychange', updatePhase)
    updatePhase()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', updatePhase)
      stop()
    }
  }, [])

  return {
    ...state,
    stay: () => watched.current?.mark(),
  }
}
