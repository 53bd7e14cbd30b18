// A tab that is opened inside the click, empty, and led on once it is known where to: later a browser would take it for a pop-up.

/** How long a way into a course holds. */
export const linkHoldsMs = 60_000

export interface BlankTab {
  /** False when somebody has closed the tab meanwhile. */
  readonly leadTo: (address: string) => boolean
  readonly close: () => void
}

/** What is needed of a window. */
export interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly document: { title: string; readonly body: { textContent: string | null } | null }
  readonly location: { replace(address: string): void }
  close(): void
}

/** Undefined where the browser does not let it open. The page that comes into it learns nothing of this one. */
export function openBlankTab(
  open: () => OpenedWindow | null,
  meanwhile: string,
): BlankTab | undefined {
  const opened = open()
  if (opened === null || opened.closed) return undefined
  opened.opener = null
  opened.document.title = meanwhile
  if (opened.document.body) opened.document.body.textContent = meanwhile
  return {
    leadTo(address) {
      if (opened.closed) return false
      opened.location.replace(address)
      return true
    },
    close: () => opened.close(),
  }
}
