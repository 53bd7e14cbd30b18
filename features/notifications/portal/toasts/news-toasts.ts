// Decides which news is shown as a toast, and when: one at a time, the oldest first, each once in all tabs of a browser.

export interface ToastNews {
  readonly id: string
  /** Shown before, here or elsewhere. */
  readonly delivered: boolean
  /** Of several pieces of news about one subject only the newest is shown. */
  readonly subject?: string | undefined
}

export interface NewsToastsParts<News> {
  /** Shows a toast. `onClose` is called once, however the toast ends. */
  readonly show: (news: News, onClose: () => void) => void
  /** Closes the toast of this news, which calls its `onClose`. */
  readonly hide: (id: string) => void
  /** The words changed while the toast is shown: the news grew, or the language changed. */
  readonly reword: (news: News) => void
  /** Marks as delivered: a toast is not shown again, also not after a reload. */
  readonly deliver: (id: string) => void
  /** True when the open page shows what the news says. */
  readonly isOnPage: (news: News) => boolean
}

/** Remembers what was shown in this tab and in the other tabs. */
export function createNewsToasts<News extends ToastNews>({
  show,
  hide,
  reword,
  deliver,
  isOnPage,
}: NewsToastsParts<News>) {
  const seen = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: News | undefined
  /** The oldest first. */
  let waiting: readonly News[] = []

  function skip(news: News): void {
    seen.add(news.id)
    deliver(news.id)
  }

  function showNext(): void {
    if (shown !== undefined) return
    const [next, ...rest] = waiting
    if (next === undefined) return
    waiting = rest
    if (isOnPage(next)) {
      skip(next)
      showNext()
      return
    }
    seen.add(next.id)
    shown = next
    for (const listener of listeners) listener()
    show(next, closed)
    deliver(next.id)
  }

  function closed(): void {
    shown = undefined
    showNext()
  }

  return {
    /** Takes all unread news, the newest first. */
    offer(news: readonly News[]): void {
      const grown = news.find(({ id }) => id === shown?.id)
      if (grown) reword(grown)
      const unseen = news.filter(({ id, delivered }) => !delivered && !seen.has(id))
      const isOutdated = ({ subject }: News, at: number) =>
        subject !== undefined && unseen.slice(0, at).some((newer) => newer.subject === subject)
      for (const older of unseen.filter(isOutdated)) skip(older)
      waiting = unseen.filter(({ id }) => !seen.has(id)).toReversed()
      const subject = shown?.subject
      const isShownOutdated =
        subject !== undefined && waiting.some((newer) => newer.subject === subject)
      if (shown && isShownOutdated) hide(shown.id)
      else showNext()
    },
    /** Another page is open: a toast that only repeats it closes. */
    pageChanged(): void {
      if (shown && isOnPage(shown)) hide(shown.id)
    },
    /** Another tab shows these. */
    heard(ids: readonly string[]): void {
      for (const id of ids) seen.add(id)
      waiting = waiting.filter(({ id }) => !seen.has(id))
    },
    /** Leaves what waits to another tab. What is on the screen stays there. */
    letGo(): void {
      waiting = []
    },
    onScreen: (): readonly string[] => (shown === undefined ? [] : [shown.id]),
    /** Called before a toast appears. Returns the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
