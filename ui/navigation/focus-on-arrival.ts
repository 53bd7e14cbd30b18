// Moves the focus to the heading of a page one has come to, but not on the very first page, where the browser starts at the top.
import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'

/** Focuses the heading once for each page that is reached inside the portal (field-notes P26). */
export function useFocusOnArrival(heading: RefObject<HTMLHeadingElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const cameFromInside =
      router.history.length > 1 && router.stores.resolvedLocation.get() !== undefined
    // A field that asked for the focus, or an open dialog, keeps it.
    const taken =
      document.activeElement !== document.body &&
      document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]')
    if (cameFromInside && !taken) heading.current?.focus({ preventScroll: true })
  }, [router, heading])
}

/** Focuses the heading of the page one is on (the page itself while it has none), when what had the focus is taken away for good. */
export function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  place?.focus()
}
