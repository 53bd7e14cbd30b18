// Notes the page a session was left on, so that signing in again leads back to it.
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { rememberOrigin } from '#features/sign-in/portal/page-of-origin.ts'

/** First call: takes the page and the account while they are still known. Call what it answers after all else was forgotten. */
export function useRememberedPage(): () => () => void {
  const router = useRouter()
  return useCallback(() => {
    const page = router.latestLocation.href
    const accountId = currentAccount()?.id ?? null
    return () => rememberOrigin(page, accountId)
  }, [router])
}
