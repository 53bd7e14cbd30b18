import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { IdleRule } from './idle-rule.ts'
import { useIdlePhase, type IdleState } from './use-idle-phase.ts'

export interface LoginOfApp {
  readonly rule: IdleRule
  readonly reportActivity: () => unknown
  /** Ends the session of this browser. `page` is the address to come back to. */
  readonly endIdle: (page: string) => unknown
  /** Forgets a session that another tab has ended. */
  readonly forgetEnded: (page: string) => unknown
  /** Returns a function that stops listening. */
  readonly onTimedOutElsewhere: (listener: () => void) => () => void
}

export interface SessionTimeOutProps {
  /** Runs after the timeout. */
  readonly onOver: () => void
}

export interface TimeOutState extends IdleState {
  readonly isOver: boolean
}

/** Ends the session after a time without activity, also when another tab did. */
export function useSessionTimeOut(
  { rule, reportActivity, endIdle, forgetEnded, onTimedOutElsewhere }: LoginOfApp,
  onOver: () => void,
): TimeOutState {
  const router = useRouter()
  const idle = useIdlePhase(rule, reportActivity)
  const [isOver, setOver] = useState(false)

  const end = useEffectEvent((how: (page: string) => unknown) => {
    void how(router.latestLocation.href)
    setOver(true)
    onOver()
  })
  const endHere = useEffectEvent(() => end(endIdle))
  const listen = useEffectEvent(() => onTimedOutElsewhere(() => end(forgetEnded)))
  useEffect(() => {
    if (idle.phase === 'over' && !isOver) endHere()
  }, [idle.phase, isOver])
  // The session has ended even if this tab counts as active.
  useEffect(() => listen(), [])

  return { ...idle, isOver }
}
