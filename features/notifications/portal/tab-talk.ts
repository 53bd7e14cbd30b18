// What the tabs of one person in one browser tell one another: the number of unread notifications, and which toasts are on a screen.

export interface TabTalk {
  tellCount(count: number): void
  tellShown(ids: readonly string[]): void
  /** The others tell what they show. */
  ask(): void
  close(): void
}

export interface TabEars {
  readonly onCount: (count: number) => void
  readonly onShown: (ids: readonly string[]) => void
  readonly onAsked: () => void
}

type Said = { readonly kind: 'count'; readonly count: number } | { readonly kind: 'shown'; readonly ids: readonly string[] } | { readonly kind: 'asked' }

/** Silent in browsers without channels. The account is in the name: whoever signs in as somebody else hears nothing of it. */
export function openTabTalk(accountId: string, { onCount, onShown, onAsked }: TabEars): TabTalk {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`daybreak-news-${accountId}`)
  const say = (said: Said) => channel?.postMessage(said)
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'count') onCount(data.count)
    else if (data.kind === 'shown') onShown(data.ids)
    else onAsked()
  })
  return {
    tellCount: (count) => say({ kind: 'count', count }),
    tellShown: (ids) => {
      if (ids.length > 0) say({ kind: 'shown', ids })
    },
    ask: () => say({ kind: 'asked' }),
    close: () => channel?.close(),
  }
}
