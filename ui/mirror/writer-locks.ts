// Web Locks that tell the tabs of a browser which writers are alive: each tab holds its own, and those it has taken over.

const held = new Map<string, () => void>()

/** Holds the lock of a writer until the page is left. False: another tab holds it. Rejects where there are no Web Locks. */
export async function holdWriter(writer: string): Promise<boolean> {
  if (held.has(writer)) return true
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`daybreak-writer-${writer}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<void>((release) => held.set(writer, release))
      })
      .catch(reject)
  })
}

/** For `pagehide`: the next page of this tab must find the locks free at once. */
export function releaseWriters(): void {
  for (const release of held.values()) release()
  held.clear()
}
