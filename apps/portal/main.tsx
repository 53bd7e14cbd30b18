// The start of the portal: learns whether somebody is signed in, finds the page, and shows it in place of the first load in index.html.
import '#ui/styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { savePath } from '#features/sign-in/portal/session/page-of-origin.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import {
  forgetEndedSession,
  refreshSession,
  startSession,
  watchOtherTabs,
} from '#features/sign-in/portal/session/session.ts'
import { noteWhySignedOut } from '#features/sign-in/portal/session/why-signed-out.ts'
import { connectSession } from '#ui/graphql/graph.ts'
import { followLanguageOfOtherTabs, startLanguage, wordsAtHand } from '#ui/language/language.ts'
import { eraseOthers } from '#ui/mirror/mirror-storage.ts'
import { paths } from '#ui/navigation/paths.ts'
import { firstLoadWasSeen } from './first-load.ts'
import { router } from './router.tsx'
import { mayBeSignedIn, noteWhetherSignedIn } from './signed-in-before.ts'

/** The server has ended the session: all is forgotten but the page and what was typed, and /login is loaded anew. */
async function leaveEndedSession(): Promise<void> {
  // It may have ended here before the server said so: the page that says why stays.
  if (session.get().status === 'signed-out') return
  await forgetEndedSession(router.latestLocation.href)
  noteWhySignedOut('ended')
  location.assign(paths.login)
}

/** A page that is left is noted; one that the browser takes out of its memory may show somebody who is signed out by now, and is loaded anew. */
function watchLeaving(): void {
  addEventListener('pagehide', () => {
    const account = currentAccount()
    if (account !== undefined && session.get().status === 'client')
      savePath(router.latestLocation.href, account.id)
    // The router notes where each page was scrolled to. After signing off nothing stays in this tab, not even that.
    if (session.get().status === 'signed-out') eraseOthers(sessionStorage)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

/** The code of the page in the address travels while the server is asked who is there; a page behind the door only where somebody may be inside. */
function loadScreensAhead(): void {
  if (!mayBeSignedIn() && !router.latestLocation.pathname.startsWith(paths.login)) return
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    void router.routesById[routeId]?.options.component?.preload?.()
}

async function start(): Promise<void> {
  connectSession({ refresh: refreshSession, onSignedOut: () => void leaveEndedSession() })
  noteWhetherSignedIn()
  watchOtherTabs()
  watchLeaving()
  void startLanguage()
  followLanguageOfOtherTabs()
  void startSession()
  loadScreensAhead()
  // While this is not known the first load stays: neither the login page nor somebody's case may flash by.
  await router.load()
  await wordsAtHand()
  await firstLoadWasSeen()
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
