import { useEffect, useState } from 'react'

const shownMs = 60_000

export interface RevealedNumber {
  /** Undefined while it is hidden. */
  readonly digits: string | undefined
  readonly show: (digits: string) => void
  readonly hide: () => void
}

/** Hidden again after 60 seconds, and when the tab is left. Nothing else keeps it. */
export function useRevealedNumber(): RevealedNumber {
  const [digits, show] = useState<string>()
  useEffect(() => {
    if (digits === undefined) return undefined
    const hide = () => show(undefined)
    const timer = setTimeout(hide, shownMs)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [digits])
  return { digits, show, hide: () => show(undefined) }
}
