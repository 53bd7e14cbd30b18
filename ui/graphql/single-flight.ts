// Work that several ask for at once is done once, in this tab and across tabs.

/** Those who call while the work is under way share its answer. A failure is shared too, and the next call starts anew. */
export function singleFlight<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** One tab after the other, where the browser knows locks. */
export function oneTabAtATime<Answer>(
  name: string,
  work: () => Promise<Answer>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<Answer> {
  return locks === undefined ? work() : locks.request(name, work)
}
