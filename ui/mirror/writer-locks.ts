// Each tab holds the Web Locks of its writer and of those that it has taken over.

const held = new Map<string, () => void>()

/** Returns false when another tab holds the lock. Rejects without Web Locks. */
export async function lockWriter(writer: string): Promise<boolean> {
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

/** For `pagehide`: the next page of this tab needs the locks free at once. */
export function releaseWriters(): void {
  for (const release of held.values()) release()
  held.clear()
}
