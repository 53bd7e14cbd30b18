import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchActivity, type Activity } from '#ui/browser/activity.ts'
import { now } from '#ui/browser/clock.ts'
import { notifyServerEveryMs, type IdlePhase, type IdleRule } from './idle-rule.ts'

export interface IdleState {
  readonly phase: IdlePhase
  /** Time of the last activity on the wall clock. */
  readonly lastMs: number
  /** Handles 'Stay logged in'. */
  readonly stay: () => void
}

/** `reportActivity` sends a small request that is no background request, since typing sends none. */
export function useIdlePhase(
  { idleAt }: Pick<IdleRule, 'idleAt'>,
  reportActivity: () => unknown,
): IdleState {
  const watched = useRef<Activity>(undefined)
  const [state, setState] = useState<{ phase: IdlePhase; lastMs: number }>(() => ({
    phase: 'active',
    lastMs: now().getTime(),
  }))
  const findPhase = useEffectEvent((lastMs: number) => idleAt(lastMs, now().getTime()))
  const report = useEffectEvent(() => void reportActivity())

  useEffect(() => {
    const { activity, stop } = watchActivity()
    watched.current = activity
    let timer: ReturnType<typeof setTimeout> | undefined

    function updatePhase(): void {
      clearTimeout(timer)
      const { phase, changesInMs } = findPhase(activity.lastMs())
      activity.ignoreSigns(phase !== 'active')
      setState((before) =>
        before.phase === phase && phase === 'active'
          ? before
          : { phase, lastMs: activity.lastMs() },
      )
      if (changesInMs !== undefined) timer = setTimeout(updatePhase, changesInMs)
    }
    // Reports activity after a pause at once, because the next interval could be too late.
    let notifiedMs = now().getTime()
    const unsubscribe = activity.subscribe(() => {
      updatePhase()
      if (activity.lastMs() - notifiedMs < notifyServerEveryMs) return
      notifiedMs = activity.lastMs()
      report()
    })
    // Timers run late after a device slept, so this checks again when the page becomes visible.
    document.addEventListener('visibilitychange', updatePhase)
    updatePhase()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', updatePhase)
      stop()
    }
  }, [])

  return { ...state, stay: () => watched.current?.mark() }
}
