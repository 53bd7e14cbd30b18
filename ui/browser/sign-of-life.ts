// Signs that somebody is still at it although nothing is pressed: what they have begun goes on.
const listeners = new Set<() => void>()

/** For what a person has started themselves and what really moves, such as bytes of an upload; never for a timer. */
export function giveSignOfLife(): void {
  for (const listener of listeners) listener()
}

export function onSignOfLife(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
