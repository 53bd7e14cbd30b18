// A screen takes no press in its first half second (spec: wording#new-screen).
import { useEffect, useRef } from 'react'
import { isSecondPress } from '../../display/second-press.ts'
import { elapsedMs } from '../clock.ts'

let shownMs: number | undefined

/** Another page, view or dialog is on the screen, so other buttons are under the finger. */
export function startScreen(): void {
  shownMs = elapsedMs()
}

/** For a view that replaces another one under the same heading. */
export function useNewScreen(view: unknown): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    startScreen()
  }, [view])
}

/** Scripts press at any time, for example to save a file. */
export function isEarlyPress(
  { isTrusted }: Pick<Event, 'isTrusted'>,
  atMs: number,
  screenMs: number | undefined,
): boolean {
  return isTrusted && isSecondPress(atMs, screenMs)
}

/** Call once, before React draws. A field still takes the focus, and keys in it work. */
export function ignoreEarlyPresses(): void {
  // React Aria begins a press at `pointerdown`, and ends it without a click.
  for (const type of ['pointerdown', 'click']) addEventListener(type, ignoreIfEarly, true)
}

function ignoreIfEarly(event: Event): void {
  if (!isEarlyPress(event, elapsedMs(), shownMs)) return
  event.stopPropagation()
  // Without the default of `pointerdown`, a press would not focus a field.
  if (event.type === 'click') event.preventDefault()
}
