// What the tabs of one browser tell each other about the session.

/** `signed-off`: somebody chose to. `timed-out`: nobody was there any more. */
const messages = ['signed-in', 'signed-off', 'timed-out'] as const
export type TabMessage = (typeof messages)[number]

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daybreak-session')

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/** Answers the function that ends it. */
export function onOtherTab(message: TabMessage, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === message) act()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
