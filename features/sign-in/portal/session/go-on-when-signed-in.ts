import { useEffect, useEffectEvent } from 'react'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { onOtherTab } from './other-tabs.ts'
import { placeAfterSignIn } from './place-after-sign-in.ts'
import { useSession, type SessionStatus } from './session-store.ts'

/**
 * Goes to the page of origin, or else to the page that fits the number of cases
 * (spec: accounts#after-login).
 */
export function useGoOnWhenSignedIn(whenSetUp: () => void): void {
  const { status } = useSession()
  const go = useGo()
  const arrive = useEffectEvent((now: SessionStatus) => {
    const account = currentAccount()
    if (now === 'set-up') whenSetUp()
    if (now === 'client' && account !== undefined) go(placeAfterSignIn(account), { replace: true })
  })
  useEffect(() => arrive(status), [status])
  useEffect(() => onOtherTab('signed-in', () => void graph.refresh().catch(() => undefined)), [])
}
