import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState, type ReactNode, useEffect } from 'react'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { NotificationsBell } from '#features/notifications/portal/NotificationsBell.tsx'
import { PreviewBar } from '#features/preview/portal/PreviewBar.tsx'
import { useSession } from '#features/sign-in/portal/session/session-store.ts'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { SessionTimeOut } from './session/SessionTimeOut.tsx'
import { TopBar } from './TopBar.tsx'
import { UnsentQuestion } from './session/UnsentQuestion.tsx'
import { UserMenu } from './UserMenu.tsx'
import { featureRoutes } from '../feature-routes.ts'

/** Delay that is long enough for the requests of the first page. */
const afterMs = 3000

export interface SignedInShellProps {
  /** Replaces the page of the route. */
  readonly children?: ReactNode
}

export function SignedInShell({ children }: SignedInShellProps) {
  useScreensAtHand()
  const account = useCurrentAccount()
  const isSeenByStaff = useSession().status === 'preview'
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isOver, setOver] = useState(false)
  return (
    <>
      {isOver ? null : (
        <>
          {isSeenByStaff ? <PreviewBar /> : null}
          <TopBar home={paths.client}>
            {account === undefined ? null : <NotificationsBell accountId={account.id} />}
            <UserMenu />
          </TopBar>
          {children ?? <Outlet />}
          <Footer signedIn />
          <ToastRegion />
          <UnsentQuestion />
          <LoadingOverlay working={isLoading} />
        </>
      )}
      {isSeenByStaff ? null : <SessionTimeOut onOver={() => setOver(true)} />}
    </>
  )
}

// Preloads the other signed-in pages, for phones that lose their network.

function useScreensAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return
      for (const { area, load } of featureRoutes) {
        if (area === 'protected' || area === 'dashboard') load().catch(() => undefined)
      }
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
