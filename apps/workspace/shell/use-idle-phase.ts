import { useEffect, useRef, useState } from 'react'
import {
  idleAt,
  notifyServerEveryMs,
  type IdlePhase,
} from '#features/staff/workspace/session/idle-rule.ts'
import { staffSignOfLife } from '#features/staff/workspace/session/session.operations.ts'
import { watchActivity, type Activity } from '#ui/browser/activity.ts'
import { now } from '#ui/browser/clock.ts'
import { graph } from '#ui/graphql/graph.ts'

export interface IdleState {
  readonly phase: IdlePhase
  /** Time of the last activity on the wall clock. */
  readonly lastMs: number
  /** Handles 'Stay logged in'. */
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
    let notifiedMs = now().getTime()
    const unsubscribe = activity.subscribe(() => {
      updatePhase()
      if (activity.lastMs() - notifiedMs < notifyServerEveryMs) return
      notifiedMs = activity.lastMs()
      // Typing sends no request, so this reports activity to the server.
      graph.run(staffSignOfLife, {}).catch(() => undefined)
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
