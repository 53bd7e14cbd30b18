import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { startScreen } from '../browser/presses/new-screen.ts'

/**
 * Starts the screen of each page except the first one, and focuses its heading
 * (spec: wording#focus-on-arrival).
 */
export function useFocusOnArrival(heading: RefObject<HTMLHeadingElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const cameFromInside =
      router.history.length > 1 && router.stores.resolvedLocation.get() !== undefined
    if (!cameFromInside) return
    startScreen()
    // If a field has requested the focus or a dialog is open, the focus stays there.
    const taken =
      document.activeElement !== document.body &&
      document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]')
    if (!taken) heading.current?.focus({ preventScroll: true })
  }, [router, heading])
}

/** Focuses the heading, or the page itself, after the focused element was removed. */
export function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  place?.focus()
}
