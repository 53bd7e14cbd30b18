// 'Loading...' over the page, for work that takes longer than a second.
import { useEffect, useState } from 'react'
import { elapsedMs } from './clock.ts'
import { useWords } from './language.ts'
import { overlayAt, overlayIdle, type OverlayState } from './loading-rule.ts'
import { kitWords } from './words.ts'

export function LoadingOverlay({ working }: { readonly working: boolean }) {
  const words = useWords(kitWords)
  const [state, setState] = useState<OverlayState>(overlayIdle)
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
  if (state.kind !== 'shown') return null
  return (
    <div className="waiting" role="status">
      <p>
        <span className="spin" aria-hidden="true" />
        {words.loading}
      </p>
    </div>
  )
}
