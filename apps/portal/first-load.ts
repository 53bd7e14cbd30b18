// index.html shows the sun mark and 'Loading...' after one second, for at least 350 ms.
import { elapsedMs } from '#ui/browser/clock.ts'
import { overlayMinimumMs } from '#ui/feedback/loading-rule.ts'
import { passOnWait } from '#ui/feedback/use-loading.ts'

const mark = document.getElementById('first-load')
/** The later of two times: when the mark appeared, and when this script ran. */
let shownAtMs = elapsedMs()
mark?.addEventListener('animationend', () => (shownAtMs = elapsedMs()))

/** Resolves when the mark was visible long enough, or at once if it was not shown. */
export async function waitForFirstLoad(): Promise<void> {
  const isShown = mark !== null && getComputedStyle(mark).visibility === 'visible'
  if (!isShown) return passOnWait({ kind: 'waiting', sinceMs: 0 })
  const leftMs = shownAtMs + overlayMinimumMs - elapsedMs()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return passOnWait({ kind: 'shown', sinceMs: shownAtMs })
}
