import '#ui/styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { savePath } from '#features/sign-in/portal/session/page-of-origin.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import {
  leaveEndedSession,
  refreshSession,
  startSession,
  watchOtherTabs,
} from '#features/sign-in/portal/session/session.ts'
import { guardPresses } from '#ui/browser/presses/guard-presses.ts'
import { addNewerFunctions } from './newer-functions.ts'
import { isReadyToDraw } from '#ui/browser/ready-to-draw.ts'
import { surviveTranslation } from '#ui/browser/translated-texts.ts'
import { connectSession } from '#ui/graphql/graph.ts'
import { followLanguageOfOtherTabs, startLanguage, waitForWords } from '#ui/language/language.ts'
import { eraseOthers } from '#ui/mirror/mirror-storage.ts'
import { paths } from '#ui/navigation/paths.ts'
import { waitForFirstLoad } from './first-load.ts'
import { router } from './router.tsx'
import { mayBeSignedIn, storeSignedInHint } from './signed-in-before.ts'

/** A page from the back-forward cache may show a client who has signed out, so it reloads. */
function watchLeaving(): void {
  addEventListener('pagehide', () => {
    const account = currentAccount()
    if (account !== undefined && session.get().status === 'client')
      savePath(router.latestLocation.href, account.id)
    // The router stores scroll positions; after signing off nothing may stay in this tab.
    if (session.get().status === 'signed-out') eraseOthers(sessionStorage)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

/** Loads the code of the page while the session is checked, if this page will probably be shown. */
function loadScreensAhead(): void {
  if (!mayBeSignedIn() && !router.latestLocation.pathname.startsWith(paths.login)) return
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    void router.routesById[routeId]?.options.component?.preload?.()
}

async function start(): Promise<void> {
  if (!isReadyToDraw()) return
  addNewerFunctions()
  surviveTranslation()
  guardPresses()
  connectSession({
    refresh: refreshSession,
    onSignedOut: () => void leaveEndedSession(router.latestLocation.href),
  })
  storeSignedInHint()
  watchOtherTabs()
  watchLeaving()
  void startLanguage()
  followLanguageOfOtherTabs()
  if (router.latestLocation.pathname !== paths.preview) void startSession()
  loadScreensAhead()
  // Keeps the loading screen until the session is checked, so that no wrong page appears.
  await router.load()
  await waitForWords()
  await waitForFirstLoad()
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
