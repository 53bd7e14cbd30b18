// Whether something is being loaded, and for so long that the screen says so.
import { useEffect, useState } from 'react'
import { elapsedMs } from '../browser/clock.ts'
import {
  beginWait,
  overlayAt,
  overlayIdle,
  type EndedWait,
  type OverlayState,
} from './loading-rule.ts'

/** The first wait begins with the page. */
let last: EndedWait = { state: { kind: 'waiting', sinceMs: 0 }, endedAtMs: 0 }

/** Another part of the page goes on waiting. */
export function handOverWait(state: OverlayState): void {
  last = { state, endedAtMs: elapsedMs() }
}

/** `shown` from a second on, and then for at least 350 ms, although the work has ended. */
export function useLoading(working: boolean): OverlayState['kind'] {
  const [state, setState] = useState<OverlayState>(() =>
    working ? beginWait(last, elapsedMs()) : overlayIdle,
  )
  useEffect(() => {
    const next = overlayAt(state, working, elapsedMs())
    if (next.state !== state) {
      setState(next.state)
      return undefined
    }
    if (next.againInMs === undefined) return undefined
    // A fresh object makes this effect run again although nothing else changed.
    const timer = setTimeout(() => setState({ ...state }), next.againInMs)
    return () => clearTimeout(timer)
  }, [state, working])
  useEffect(() => {
    if (state.kind === 'idle') return undefined
    return () => handOverWait(state)
  }, [state])
  return state.kind
}
