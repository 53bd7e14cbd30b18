/** Callers during the work share its result or failure. The next call starts again. */
export function singleFlight<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Runs in one tab at a time, in browsers with Web Locks. */
export function oneTabAtATime<Answer>(
  name: string,
  work: () => Promise<Answer>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<Answer> {
  return locks === undefined ? work() : locks.request(name, work)
}
