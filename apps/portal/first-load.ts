// The first load: index.html shows the sun mark and 'Loading...' when it takes over a second, and then for at least 350 ms.
import { elapsedMs } from '#ui/browser/clock.ts'
import { overlayMinimumMs } from '#ui/feedback/loading-rule.ts'
import { handOverWait } from '#ui/feedback/use-loading.ts'

const mark = document.getElementById('first-load')
/** When the mark appeared. Before this program was there it may have been earlier. */
let shownAtMs = elapsedMs()
mark?.addEventListener('animationend', () => (shownAtMs = elapsedMs()))

/** Resolves at once where the mark was not shown. What the first page waits for continues this wait. */
export async function firstLoadWasSeen(): Promise<void> {
  const isShown = mark !== null && getComputedStyle(mark).visibility === 'visible'
  if (!isShown) return handOverWait({ kind: 'waiting', sinceMs: 0 })
  const leftMs = shownAtMs + overlayMinimumMs - elapsedMs()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return handOverWait({ kind: 'shown', sinceMs: shownAtMs })
}
