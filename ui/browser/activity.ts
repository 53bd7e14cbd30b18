import { storagePrefix } from './app.ts'
import { now } from './clock.ts'
import { onSignOfLife } from './sign-of-life.ts'

/** Actions closer together than this count as one. */
const activityDebounceMs = 500

const inputs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
] as const
/** A page can continue to scroll this long after the finger is lifted. */
const scrollAfterInputMs = 3000

export interface Activity {
  lastMs(): number
  /** Records activity when the client presses 'Stay logged in'. */
  mark(): void
  /** While true, input does not count as activity. `mark`, uploads and other tabs still count. */
  ignoreSigns(ignore: boolean): void
  subscribe(listener: () => void): () => void
}

/** `stop` removes the listeners. */
export function watchActivity(): { readonly activity: Activity; readonly stop: () => void } {
  let last = now().getTime()
  let lastInput = Number.NEGATIVE_INFINITY
  let ignoring = false
  const listeners = new Set<() => void>()
  const otherTabs =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`${storagePrefix}-activity`)

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
  function markInput(): void {
    lastInput = now().getTime()
    if (!ignoring) goesOn()
  }
  // Counts scrolling only shortly after input, because a page also scrolls when its height changes.
  function markScroll(): void {
    if (!ignoring && now().getTime() - lastInput <= scrollAfterInputMs) goesOn()
  }

  for (const name of inputs) addEventListener(name, markInput, { passive: true, capture: true })
  addEventListener('scroll', markScroll, { passive: true, capture: true })
  const stopListening = onSignOfLife(goesOn)
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Reduces a time in the future to now, because the clocks of two tabs may differ slightly.
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
      for (const name of inputs) removeEventListener(name, markInput, { capture: true })
      removeEventListener('scroll', markScroll, { capture: true })
      stopListening()
      otherTabs?.close()
    },
  }
}
