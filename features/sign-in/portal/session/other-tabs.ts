/**
 * `signed-off`: the client logged out. `timed-out`: the client was idle. `invitation-opened`: an
 * invitation has ended what this browser was doing.
 */
const messages = ['signed-in', 'signed-off', 'timed-out', 'invitation-opened'] as const
export type TabMessage = (typeof messages)[number]

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daybreak-session')

export function notifyOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

export function onOtherTab(message: TabMessage, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === message) act()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
