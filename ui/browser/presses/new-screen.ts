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

/** The screen has been there for less than half a second. */
export function isScreenNew(): boolean {
  return isSecondPress(elapsedMs(), shownMs)
}
