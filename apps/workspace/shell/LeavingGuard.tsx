import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { partLoader } from '#ui/navigation/lazy-part.ts'
import { hasUnsavedWords } from '#ui/navigation/unsaved-words.ts'
import type { LeavingProps } from './UnsavedWords.tsx'

interface Step {
  readonly current: { readonly pathname: string }
  readonly next: { readonly pathname: string }
}

const loadQuestion = partLoader(() => import('./UnsavedWords.tsx'), 'UnsavedWords')
const UnsavedWords = lazy(() => loadQuestion().catch(() => ({ default: WithoutQuestion })))

/** Filters and tabs of a page are in its address, behind the path. */
const wouldLoseWords = ({ current, next }: Step) =>
  current.pathname !== next.pathname && hasUnsavedWords()

/** Holds a page with unsaved words from its first moment. The question loads after the page. */
export function LeavingGuard() {
  const blocker = useBlocker({
    shouldBlockFn: wouldLoseWords,
    // A reload is asked about by useAskBeforeLeaving.
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <Suspense>
      <UnsavedWords
        isAsking={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Suspense>
  )
}

/** Takes the place of a question whose file cannot be loaded, so that no link is dead. */
function WithoutQuestion({ isAsking, onLeave }: LeavingProps) {
  useEffect(() => {
    if (isAsking) onLeave()
  })
  return null
}
