// Checks for news after the return from the provider, because its webhook may be seconds late.

/** Delays of further checks after the first one on return. The regular check runs every 15 s. */
const lookAgainMs = [2_000, 5_000, 9_000]

/** Orders whose course this tab has opened at its provider. */
const opened = new Set<string>()

export function markOpened(orderId: string): void {
  opened.add(orderId)
}

export function wasOpened(orderId: string): boolean {
  return opened.has(orderId)
}

type Later = (act: () => void, ms: number) => () => void

const timer: Later = (act, ms) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}

export interface LookAgain {
  readonly look: () => Promise<unknown>
  readonly isAwaited: () => boolean
  readonly onEnd: () => void
}

/** Checks after each delay while `isAwaited` returns true. Returns a function to stop this. */
export function pollForNews(
  { look, isAwaited, onEnd }: LookAgain,
  later: Later = timer,
): () => void {
  let isStopped = false
  const cancels = lookAgainMs.map((ms, at) =>
    later(() => {
      const looked = isAwaited() ? look() : Promise.resolve()
      if (at === lookAgainMs.length - 1) {
        void looked.then(() => {
          if (!isStopped) onEnd()
        })
      }
    }, ms),
  )
  return () => {
    isStopped = true
    for (const cancel of cancels) cancel()
  }
}
