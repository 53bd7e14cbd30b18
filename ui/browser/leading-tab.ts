// Of all the tabs of a browser one does what the others would do in vain: the visible one that holds the lock. It lets go when it is hidden or closed.
import { useEffect, useState } from 'react'

export interface Visibility {
  readonly isVisible: () => boolean
  /** Answers the function that ends it. */
  readonly onChange: (listener: () => void) => () => void
}

export interface LeadingTabParts {
  /** Undefined in browsers that know no locks: there every visible tab leads. */
  readonly locks: LockManager | undefined
  readonly page: Visibility
}

/** Calls `onChange` when this tab begins or ceases to lead. Answers the function that ends it. */
export function leadWhileVisible(
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
    // Refused only when it was given up while it waited.
    locks.request(name, { signal: own.signal }, hold).catch(() => undefined)
  }

  function leave(): void {
    giveUp?.abort()
    giveUp = undefined
  }

  function look(): void {
    if (page.isVisible() === (giveUp !== undefined)) return
    if (giveUp === undefined) enter()
    else leave()
  }

  look()
  const stop = page.onChange(look)
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

/** True while this tab is the one that leads in what this name stands for. */
export function useLeadingTab(name: string): boolean {
  const [isLeading, setLeading] = useState(false)
  useEffect(
    () => leadWhileVisible(name, setLeading, { locks: globalThis.navigator?.locks, page: ownPage }),
    [name],
  )
  return isLeading
}
