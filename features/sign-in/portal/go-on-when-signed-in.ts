// Sends whoever is signed in on from the pages of the door.
import { useEffect, useEffectEvent } from 'react'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { useGo } from '#ui/navigation.ts'
import { whereAfterSignIn } from '../rules/where-next.ts'
import { takeOrigin } from './page-of-origin.ts'
import { useSession, type SessionStatus } from './session-store.ts'

/** A client goes to the page of origin or by the case rule; what happens to an unfinished account the page says (seeds/000, sections 2 and 4). */
export function useGoOnWhenSignedIn(whenSetUp: () => void): void {
  const { status } = useSession()
  const go = useGo()
  const arrive = useEffectEvent((now: SessionStatus) => {
    const account = currentAccount()
    if (now === 'set-up') whenSetUp()
    if (now !== 'client' || account === undefined) return
    go(whereAfterSignIn({ origin: takeOrigin(account.id) ?? null, caseCount: account.caseCount }), { replace: true })
  })
  useEffect(() => arrive(status), [status])
}
