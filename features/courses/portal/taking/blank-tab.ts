// Opens an empty tab while the click is handled. Browsers block tabs that are opened later, after
// the response.

/** Lifetime of a course link. */
export const linkHoldsMs = 60_000

export interface BlankTab {
  /** Returns false if the tab was closed. */
  readonly leadTo: (address: string) => boolean
  readonly close: () => void
}

export interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly document: { title: string; readonly body: { textContent: string | null } | null }
  readonly location: { replace(address: string): void }
  close(): void
}

/** Returns undefined if the browser blocks the tab. The new page gets no access to this page. */
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
