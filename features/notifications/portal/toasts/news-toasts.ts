export interface ToastNews {
  readonly id: string
  readonly delivered: boolean
  /** Only the newest of several pieces of news about one subject is shown. */
  readonly subject?: string | undefined
}

export interface NewsToastsParts<News> {
  /** `onClose` is called once, however the toast ends. */
  readonly show: (news: News, onClose: () => void) => void
  readonly hide: (id: string) => void
  /** Changes the text of the visible toast after the news grew or the language changed. */
  readonly reword: (news: News) => void
  /** Marks the news as delivered: it is not shown as a toast again, even after a reload. */
  readonly deliver: (id: string) => void
  readonly isOnPage: (news: News) => boolean
}

/** Shows one toast at a time, oldest first, and each piece of news in only one tab. */
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
    show(next, handleClosed)
    deliver(next.id)
  }

  function handleClosed(): void {
    shown = undefined
    showNext()
  }

  return {
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
    pageChanged(): void {
      if (shown && isOnPage(shown)) hide(shown.id)
    },
    markReceived(ids: readonly string[]): void {
      for (const id of ids) seen.add(id)
      waiting = waiting.filter(({ id }) => !seen.has(id))
    },
    /** Drops the waiting news, so that another tab can show it. The visible toast stays. */
    dismiss(): void {
      waiting = []
    },
    onScreen: (): readonly string[] => (shown === undefined ? [] : [shown.id]),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
