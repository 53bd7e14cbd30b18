// Looks for news of a course a few times after the client returns from its provider, whose news may be seconds late.

/** After the return, which itself is a look. The regular one comes every 15 seconds. */
const lookAgainMs = [2_000, 5_000, 9_000]

/** A course that this tab has opened at its provider, by order. */
const opened = new Set<string>()

export function noteOpened(orderId: string): void {
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
  /** Resolves when the answer is here. */
  readonly look: () => Promise<unknown>
  readonly isAwaited: () => boolean
  /** After the last look. */
  readonly onEnd: () => void
}

/** Looks again while `isAwaited` holds. Returns the function that ends it. */
export function lookAgain({ look, isAwaited, onEnd }: LookAgain, later: Later = timer): () => void {
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
