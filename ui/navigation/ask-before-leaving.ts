import { useEffect } from 'react'

const askers = new Set<object>()

function confirmUnload(event: BeforeUnloadEvent): void {
  if (askers.size > 0) event.preventDefault()
}

/** Listens only while needed: a permanent listener disables the back-forward cache. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => (wouldLose ? askBeforeLeaving() : undefined), [wouldLose])
}

/** Returns a function that ends it. */
export function askBeforeLeaving(): () => void {
  const asker = {}
  askers.add(asker)
  addEventListener('beforeunload', confirmUnload)
  return () => {
    askers.delete(asker)
    if (askers.size === 0) removeEventListener('beforeunload', confirmUnload)
  }
}

export function leaveWithoutAsking(): void {
  askers.clear()
}
