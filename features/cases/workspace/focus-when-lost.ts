import { elapsedMs } from '#ui/browser/clock.ts'

/** A dialog closes and the page changes within this time after an act. */
const watchedMs = 1_000

/**
 * After an act whose button goes away, the focus goes to this place. A dialog that closes returns
 * the focus in the next frame, so the watch begins one frame later.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  const startMs = elapsedMs()
  function watch() {
    const place = document.activeElement === document.body ? find() : undefined
    place?.focus()
    if (!place && elapsedMs() - startMs < watchedMs) requestAnimationFrame(watch)
  }
  requestAnimationFrame(() => requestAnimationFrame(watch))
}
