// Lets the browser ask before a reload or a closed tab loses something; the ways out that must not wait go without.
import { useEffect } from 'react'

let isAsking = false

function ask(event: BeforeUnloadEvent): void {
  if (isAsking) event.preventDefault()
}

/** Asks while something would be lost. Listens only then: a listener that stays keeps the page out of the browser's memory of pages. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return undefined
    isAsking = true
    addEventListener('beforeunload', ask)
    return () => {
      isAsking = false
      removeEventListener('beforeunload', ask)
    }
  }, [wouldLose])
}

/** Nothing is asked any more: a session that is over, and whoever leaves quickly, must not be held up. */
export function leaveWithoutAsking(): void {
  isAsking = false
}
