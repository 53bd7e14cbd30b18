// index.html shows the sun mark and 'Loading...' after one second, for at least 350 ms.
import { elapsedMs } from '#ui/browser/clock.ts'
import { overlayMinimumMs } from '#ui/feedback/loading-rule.ts'
import { passOnWait } from '#ui/feedback/use-loading.ts'

const mark = document.getElementById('first-load')
/** Time at which the mark appeared, or at which this script ran, if that was later. */
let shownAtMs = elapsedMs()
mark?.addEventListener('animationend', () => (shownAtMs = elapsedMs()))

/** Resolves at once if the mark was not shown. The first page continues this wait. */
export async function firstLoadWasSeen(): Promise<void> {
  const isShown = mark !== null && getComputedStyle(mark).visibility === 'visible'
  if (!isShown) return passOnWait({ kind: 'waiting', sinceMs: 0 })
  const leftMs = shownAtMs + overlayMinimumMs - elapsedMs()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return passOnWait({ kind: 'shown', sinceMs: shownAtMs })
}
