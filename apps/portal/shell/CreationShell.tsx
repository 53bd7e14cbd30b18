// The frame of the pages on which an account is made. Once somebody is signed in there, a session left alone ends like any other.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '#features/sign-in/portal/session-store.ts'
import { PublicShell } from './PublicShell.tsx'

const loadTimeOut = () => import('./SessionTimeOut.tsx')
const SessionTimeOut = lazy(() => loadTimeOut().then(({ SessionTimeOut: TimeOut }) => ({ default: TimeOut })))

export function CreationShell() {
  const { status } = useSession()
  const [isOver, setOver] = useState(false)
  // Fetched before it is needed: a phone may have lost its network by then.
  useEffect(() => void loadTimeOut().catch(() => undefined), [])
  return (
    <>
      {isOver ? null : <PublicShell />}
      {status === 'set-up' || isOver ? (
        <Suspense>
          <SessionTimeOut onOver={() => setOver(true)} />
        </Suspense>
      ) : null}
    </>
  )
}
