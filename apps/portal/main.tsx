// The start of the portal: learns whether somebody is signed in, finds the page, and shows it in place of the skeleton in index.html.
import '#ui/styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { rememberOrigin } from '#features/sign-in/portal/page-of-origin.ts'
import { forgetSession, refreshSession, startSession, watchOtherTabs } from '#features/sign-in/portal/session.ts'
import { connectSession } from '#ui/graphql/graph.ts'
import { paths } from '#ui/paths.ts'
import { router } from './router.tsx'
import { mayBeSignedIn, noteWhetherSignedIn } from './signed-in-before.ts'

/** The server has ended the session: all is forgotten but the page, and /login is loaded anew. */
function sessionIsOver(): void {
  const page = router.latestLocation.href
  const accountId = currentAccount()?.id ?? null
  forgetSession()
  rememberOrigin(page, accountId)
  location.assign(paths.login)
}

/** The code of the page in the address travels while the server is asked who is there; a page behind the door only where somebody may be inside. */
function loadScreensAhead(): void {
  if (!mayBeSignedIn() && !router.latestLocation.pathname.startsWith(paths.login)) return
  for (const { routeId } of router.matchRoutes(router.latestLocation)) void router.routesById[routeId]?.options.component?.preload?.()
}

async function start(): Promise<void> {
  connectSession({ refresh: refreshSession, onSignedOut: sessionIsOver })
  noteWhetherSignedIn()
  watchOtherTabs()
  void startSession()
  loadScreensAhead()
  // While this is not known the skeleton stays: neither the login page nor somebody's case may flash by.
  await router.load()
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
