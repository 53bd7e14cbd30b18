import { useEffect } from 'react'

let isAsking = false

function confirmUnload(event: BeforeUnloadEvent): void {
  if (isAsking) event.preventDefault()
}

/** Listens only while needed: a permanent listener disables the back-forward cache. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return undefined
    isAsking = true
    addEventListener('beforeunload', confirmUnload)
    return () => {
      isAsking = false
      removeEventListener('beforeunload', confirmUnload)
    }
  }, [wouldLose])
}

export function leaveWithoutAsking(): void {
  isAsking = false
}
