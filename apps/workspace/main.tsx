import '#ui/styles/workspace.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  leaveEndedSession,
  refreshSession,
  startStaffSession,
  watchOtherTabs,
} from '#features/staff/workspace/session/session.ts'
import { guardPresses } from '#ui/browser/presses/guard-presses.ts'
import { isReadyToDraw } from '#ui/browser/ready-to-draw.ts'
import { surviveTranslation } from '#ui/browser/translated-texts.ts'
import { connectSession } from '#ui/graphql/graph.ts'
import { followLanguageOfOtherTabs, startLanguage, waitForWords } from '#ui/language/language.ts'
import { router } from './router.tsx'

async function start(): Promise<void> {
  if (!isReadyToDraw()) return
  surviveTranslation()
  guardPresses()
  connectSession({
    refresh: refreshSession,
    onSignedOut: () => void leaveEndedSession(router.latestLocation.href),
  })
  watchOtherTabs()
  // A page from the back-forward cache may show a person who has logged out, so it reloads.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  void startLanguage()
  followLanguageOfOtherTabs()
  void startStaffSession()
  await router.load()
  await waitForWords()
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
