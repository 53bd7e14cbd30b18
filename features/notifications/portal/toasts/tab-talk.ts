import type { UnreadState } from '#features/notifications/rules/poll.ts'

export interface TabTalk {
  announceUnread(unread: UnreadState): void
  announceShown(ids: readonly string[]): void
  requestState(): void
  close(): void
}

export interface TabEars {
  readonly onUnread: (unread: UnreadState) => void
  readonly onShown: (ids: readonly string[]) => void
  readonly onAsked: () => void
}

/** `newestTime` is missing in messages from tabs of an earlier version. */
type TabMessage =
  | { readonly kind: 'count'; readonly count: number; readonly newestTime?: string | null }
  | { readonly kind: 'shown'; readonly ids: readonly string[] }
  | { readonly kind: 'asked' }

/** Does nothing without BroadcastChannel. The account is part of the channel name. */
export function openTabTalk(accountId: string, { onUnread, onShown, onAsked }: TabEars): TabTalk {
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`daybreak-news-${accountId}`)
  const say = (message: TabMessage) => channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'count') onUnread({ count: data.count, newestTime: data.newestTime ?? null })
    else if (data.kind === 'shown') onShown(data.ids)
    else onAsked()
  })
  return {
    announceUnread: (unread) => say({ kind: 'count', ...unread }),
    announceShown: (ids) => {
      if (ids.length > 0) say({ kind: 'shown', ids })
    },
    requestState: () => say({ kind: 'asked' }),
    close: () => channel?.close(),
  }
}
