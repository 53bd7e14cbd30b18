import { useEffect, useState } from 'react'
import { elapsedMs } from '../browser/clock.ts'
import {
  beginWait,
  overlayAt,
  overlayIdle,
  type EndedWait,
  type OverlayState,
} from './loading-rule.ts'

/** The first wait begins with the page load. */
let last: EndedWait = { state: { kind: 'waiting', sinceMs: 0 }, endedAtMs: 0 }

export function passOnWait(state: OverlayState): void {
  last = { state, endedAtMs: elapsedMs() }
}

/** Returns `shown` after one second of work, for at least 350 ms. */
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
    // A new object runs this effect again although nothing else changed.
    const timer = setTimeout(() => setState({ ...state }), next.againInMs)
    return () => clearTimeout(timer)
  }, [state, working])
  useEffect(() => {
    if (state.kind === 'idle') return undefined
    return () => passOnWait(state)
  }, [state])
  return state.kind
}
