import { storagePrefix } from '#ui/browser/app.ts'

/** `signed-off`: the person logged out. `timed-out`: the person was idle. */
export type TabMessage = 'signed-in' | 'signed-off' | 'timed-out'

const channel =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`${storagePrefix}-session`)

export function notifyOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

export function onOtherTab(message: TabMessage, act: () => void): () => void {
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (data === message) act()
  }
  channel?.addEventListener('message', receive)
  return () => channel?.removeEventListener('message', receive)
}
