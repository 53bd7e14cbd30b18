// Signs of life of the person in any tab of this browser: when the last one was.
import { now } from '#ui/browser/clock.ts'
import { onSignOfLife } from '#ui/browser/sign-of-life.ts'
import { activityDebounceMs } from './idle-rule.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

export interface Activity {
  lastMs(): number
  /** A sign of life by decree: 'Stay logged in'. */
  mark(): void
  /** While true, moving the mouse does not count; only `mark`, what goes on by itself, and other tabs do. */
  ignoreSigns(ignore: boolean): void
  subscribe(listener: () => void): () => void
}

/** Begins to listen; `stop` ends it. */
export function watchActivity(): { readonly activity: Activity; readonly stop: () => void } {
  let last = now().getTime()
  let ignoring = false
  const listeners = new Set<() => void>()
  const otherTabs =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daybreak-activity')

  function set(atMs: number): void {
    last = atMs
    for (const listener of listeners) listener()
  }
  function mark(): void {
    const atMs = now().getTime()
    set(atMs)
    otherTabs?.postMessage(atMs)
  }
  function goesOn(): void {
    if (now().getTime() - last >= activityDebounceMs) mark()
  }
  function sign(): void {
    if (!ignoring) goesOn()
  }

  for (const name of signs) addEventListener(name, sign, { passive: true, capture: true })
  const stopListening = onSignOfLife(goesOn)
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Clocks of two tabs may differ by a little: a sign of life from the future is one of now.
    if (typeof data === 'number' && data > last)
      set(Math.max(last, Math.min(data, now().getTime())))
  })

  return {
    activity: {
      lastMs: () => last,
      mark,
      ignoreSigns: (ignore) => {
        ignoring = ignore
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    stop() {
      for (const name of signs) removeEventListener(name, sign, { capture: true })
      stopListening()
      otherTabs?.close()
    },
  }
}
