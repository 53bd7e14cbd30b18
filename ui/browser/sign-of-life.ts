const listeners = new Set<() => void>()

/** For real progress of a client's action, such as uploaded bytes. Never for a timer. */
export function giveSignOfLife(): void {
  for (const listener of listeners) listener()
}

export function onSignOfLife(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
