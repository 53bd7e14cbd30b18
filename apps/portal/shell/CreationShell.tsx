// The frame of the pages on which an account is made. Once somebody is signed in there, a session left alone ends like any other.
import { useEffect, useState, type ComponentType } from 'react'
import { useSession } from '#features/sign-in/portal/session/session-store.ts'
import { PublicShell } from './PublicShell.tsx'
import type { SessionTimeOutProps } from './session/SessionTimeOut.tsx'

export function CreationShell() {
  const { status } = useSession()
  const [isOver, setOver] = useState(false)
  const [TimeOut, setTimeOut] = useState<ComponentType<SessionTimeOutProps>>()

  // Apart from the page, which need not wait for it; and before it is needed, because a phone may have lost its network by then.
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
