// The leading tab is the visible tab that holds the lock, until it is hidden or closed.
import { useEffect, useState } from 'react'

export interface Visibility {
  readonly isVisible: () => boolean
  readonly onChange: (listener: () => void) => () => void
}

export interface LeadingTabParts {
  /** Undefined without Web Locks: every visible tab leads. */
  readonly locks: LockManager | undefined
  readonly page: Visibility
}

/** Returns a function that ends the election. */
export function electLeadingTab(
  name: string,
  onChange: (isLeading: boolean) => void,
  { locks, page }: LeadingTabParts,
): () => void {
  let giveUp: AbortController | undefined

  function enter(): void {
    const own = new AbortController()
    giveUp = own
    if (locks === undefined) {
      onChange(true)
      own.signal.addEventListener('abort', () => onChange(false))
      return
    }
    const hold = () =>
      new Promise<void>((release) => {
        if (own.signal.aborted) return release()
        onChange(true)
        return own.signal.addEventListener('abort', () => {
          onChange(false)
          release()
        })
      })
    // Rejects only after an abort.
    locks.request(name, { signal: own.signal }, hold).catch(() => undefined)
  }

  function leave(): void {
    giveUp?.abort()
    giveUp = undefined
  }

  function checkLead(): void {
    if (page.isVisible() === (giveUp !== undefined)) return
    if (giveUp === undefined) enter()
    else leave()
  }

  checkLead()
  const stop = page.onChange(checkLead)
  return () => {
    stop()
    leave()
  }
}

const ownPage: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

export function useLeadingTab(name: string): boolean {
  const [isLeading, setLeading] = useState(false)
  useEffect(
    () => electLeadingTab(name, setLeading, { locks: globalThis.navigator?.locks, page: ownPage }),
    [name],
  )
  return isLeading
}
