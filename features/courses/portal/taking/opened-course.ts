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

/** Looks again while `isAwaited` holds. Returns the function that ends it. */
export function lookAgain(look: () => void, isAwaited: () => boolean, later: Later = timer): () => void {
  const cancels = lookAgainMs.map((ms) => later(() => {
    if (isAwaited()) look()
  }, ms))
  return () => {
    for (const cancel of cancels) cancel()
  }
}
