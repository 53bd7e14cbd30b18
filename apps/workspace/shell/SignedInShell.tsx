import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { StepUpDialog } from '#features/staff/workspace/step-up/StepUpDialog.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Main } from '#ui/page/Main.tsx'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { shellWords } from '../words.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SessionTimeOut } from './SessionTimeOut.tsx'
import { TopBar } from './TopBar.tsx'

export function SignedInShell() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isOver, setOver] = useState(false)
  return (
    <>
      {isOver ? null : (
        <>
          <TopBar />
          <div className="workspace-body">
            <Places />
            <Main>
              <OfflineBanner />
              <Outlet />
            </Main>
          </div>
          <ToastRegion />
          <StepUpDialog />
          <LoadingOverlay working={isLoading} />
        </>
      )}
      <SessionTimeOut onOver={() => setOver(true)} />
    </>
  )
}

/** A rail at the left; on phones a bar at the bottom. Names only places that exist. */
function Places() {
  const { navigation } = useWords(sessionWords)
  const { firm } = useWords(shellWords)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <nav className="places" aria-label={navigation}>
      <ul>
        <li>
          <Link href={workspacePaths.firm} current={path.startsWith(workspacePaths.firm)}>
            <Icon name="buildings" />
            <span>{firm}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
