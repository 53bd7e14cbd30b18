// Sends whoever is signed in on from the pages of the door, in whichever tab they signed in.
import { useEffect, useEffectEvent } from 'react'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { onOtherTab } from './other-tabs.ts'
import { placeAfterSignIn } from './place-after-sign-in.ts'
import { useSession, type SessionStatus } from './session-store.ts'

/** A client goes to the page of origin or by the case rule; what happens to an unfinished account the page says (seeds/000, sections 2 and 4). */
export function useGoOnWhenSignedIn(whenSetUp: () => void): void {
  const { status } = useSession()
  const go = useGo()
  const arrive = useEffectEvent((now: SessionStatus) => {
    const account = currentAccount()
    if (now === 'set-up') whenSetUp()
    if (now === 'client' && account !== undefined) go(placeAfterSignIn(account), { replace: true })
  })
  useEffect(() => arrive(status), [status])
  // The cookie of the other tab's session is this tab's too.
  useEffect(() => onOtherTab('signed-in', () => void graph.refresh().catch(() => undefined)), [])
}
