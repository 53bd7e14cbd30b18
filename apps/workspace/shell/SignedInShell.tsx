import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, startTransition, Suspense, useState, type ComponentType } from 'react'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx'
import { partLoader } from '#ui/navigation/lazy-part.ts'
import { Main } from '#ui/page/Main.tsx'
import { FrameKeys, type FrameOverlay } from './FrameKeys.tsx'
import { LeavingGuard } from './LeavingGuard.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Places } from './Places.tsx'
import { TopBar } from './TopBar.tsx'

/** Shows nothing when its file cannot be loaded: the server ends sessions and refuses acts too. */
function lazily<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((): { default: ComponentType<Props> } => ({ default: () => null })),
  )
}

// Dialogs load after the page, because no page begins with one.
const SessionTimeOut = lazily(partLoader(() => import('./SessionTimeOut.tsx'), 'SessionTimeOut'))
const StepUpDialog = lazily(
  partLoader(
    () => import('#features/staff/workspace/people/step-up/StepUpDialog.tsx'),
    'StepUpDialog',
  ),
)

export function SignedInShell() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isOver, setOver] = useState(false)
  const [overlay, setOverlay] = useState<FrameOverlay>()
  // As a transition: React would hold back the palette for 300 ms after an empty fallback, and the
  // letters typed in this time would be lost.
  const show = (next: FrameOverlay | undefined) => startTransition(() => setOverlay(next))
  return (
    <>
      {isOver ? null : (
        <>
          <TopBar onShow={show} />
          <div className="workspace-body">
            <Places />
            <Main>
              <OfflineBanner />
              <Outlet />
            </Main>
          </div>
          <ToastRegion />
          <Suspense>
            <StepUpDialog />
          </Suspense>
          <LeavingGuard />
          <FrameKeys shown={overlay} onShow={show} />
          <LoadingOverlay working={isLoading} />
        </>
      )}
      <Suspense>
        <SessionTimeOut onOver={() => setOver(true)} />
      </Suspense>
    </>
  )
}
