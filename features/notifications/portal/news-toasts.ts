// Which news is shown as a toast, and when: at most three at once, each once in all tabs of a browser, delivered when its toast is closed.

/** Toasts of news at the same time (seeds/000, section 9: they go by themselves after ten seconds). */
const mostAtOnce = 3

export interface NewsToastsParts<News> {
  /** Puts one on the screen; `onClose` is to be called once, however it ends. */
  readonly show: (news: News, onClose: () => void) => void
  /** One that is on the screen may say something else: it grew, or another language is read. */
  readonly reword: (news: News) => void
  readonly deliver: (id: string) => void
}

/** Knows what was shown in this tab, and hears of the others what they show. */
export function createNewsToasts<News extends { readonly id: string }>({ show, reword, deliver }: NewsToastsParts<News>) {
  const seen = new Set<string>()
  const onScreen = new Set<string>()
  const listeners = new Set<() => void>()
  let waiting: readonly News[] = []

  function next(): void {
    const room = mostAtOnce - onScreen.size
    const [now, later] = [waiting.slice(0, room), waiting.slice(room)]
    if (now.length === 0) return
    waiting = later
    for (const news of now) {
      seen.add(news.id)
      onScreen.add(news.id)
    }
    for (const listener of listeners) listener()
    for (const news of now) show(news, () => closed(news.id))
  }

  function closed(id: string): void {
    onScreen.delete(id)
    deliver(id)
    next()
  }

  return {
    /** All that was not delivered yet, newest first; shown from the oldest on. What is on the screen gets its words, what was there before stays away. */
    offer(news: readonly News[]): void {
      for (const each of news) if (onScreen.has(each.id)) reword(each)
      waiting = news.filter(({ id }) => !seen.has(id)).toReversed()
      next()
    },
    /** Another tab shows these. */
    heard(ids: readonly string[]): void {
      for (const id of ids) seen.add(id)
      waiting = waiting.filter(({ id }) => !seen.has(id))
    },
    /** What waits is left to another tab; what is on the screen stays there. */
    letGo(): void {
      waiting = []
    },
    onScreen: (): readonly string[] => [...onScreen],
    /** Called before something appears; answers the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
