import { useEffect, useRef, useState } from 'react'
import { now } from '#ui/browser/clock.ts'
import { watchActivity, type Activity } from '#ui/browser/activity.ts'
import { idleAt, notifyServerEveryMs, type IdlePhase } from './idle-rule.ts'
import { ownAccount } from '#features/account/portal/account.operations.ts'
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
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
    // Reports activity after a pause at once, because the next interval could be too late.
    let notifiedMs = now().getTime()
    const unsubscribe = activity.subscribe(() => {
      updatePhase()
      if (activity.lastMs() - notifiedMs < notifyServerEveryMs) return
      notifiedMs = activity.lastMs()
      void keepSessionAlive()
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

  return {
    ...state,
    stay: () => watched.current?.mark(),
  }
}

// Typing sends no request, so this reports activity to the server.

/** Any small request works if it is not a background request. A failure does no harm. */
async function keepSessionAlive(): Promise<void> {
  const question =
    session.get().status === 'client' ? graph.run(unreadCount, {}) : graph.run(ownAccount, {})
  await question.catch(() => undefined)
}
