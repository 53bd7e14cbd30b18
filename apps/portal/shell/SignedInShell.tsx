// The frame of the pages of somebody who is signed in: menu of the person, messages, and the end of a session left alone.
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotificationsBell } from '#features/notifications/portal/NotificationsBell.tsx'
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx'
import { paths } from '#ui/paths.ts'
import { ToastRegion } from '#ui/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { SessionTimeOut } from './SessionTimeOut.tsx'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useScreensAtHand } from './use-screens-at-hand.ts'

export interface SignedInShellProps {
  /** Instead of the page that the address names. */
  readonly children?: ReactNode
}

export function SignedInShell({ children }: SignedInShellProps) {
  useScreensAtHand()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <SessionTimeOut>
      <TopBar home={paths.client}>
        <NotificationsBell />
        <UserMenu />
      </TopBar>
      {children ?? <Outlet />}
      <Footer signedIn />
      <ToastRegion />
      <LoadingOverlay working={isLoading} />
    </SessionTimeOut>
  )
}
