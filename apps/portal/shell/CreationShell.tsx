import { useEffect, useState, type ComponentType } from 'react'
import { useSession } from '#features/sign-in/portal/session/session-store.ts'
import type { SessionTimeOutProps } from '#ui/session/use-session-time-out.ts'
import { PublicShell } from './PublicShell.tsx'

export function CreationShell() {
  const { status } = useSession()
  const [isOver, setOver] = useState(false)
  const [TimeOut, setTimeOut] = useState<ComponentType<SessionTimeOutProps>>()

  // Loaded separately and early, because a phone may lose its network later.
  useEffect(() => {
    import('./session/SessionTimeOut.tsx').then(
      ({ SessionTimeOut }) => setTimeOut(() => SessionTimeOut),
      () => undefined,
    )
  }, [])

  return (
    <>
      {isOver ? null : <PublicShell />}
      {TimeOut !== undefined && (status === 'set-up' || isOver) ? (
        <TimeOut onOver={() => setOver(true)} />
      ) : null}
    </>
  )
}
