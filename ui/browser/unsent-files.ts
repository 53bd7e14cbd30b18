// A tab holds this Web Lock while it has chosen files that were not sent. Small, because the login
// page loads it.
import { useEffect } from 'react'

const lockName = 'daybreak-unsent-files'

/** Without Web Locks other tabs do not learn of the files. */
const getLocks = (): LockManager | undefined => globalThis.navigator?.locks

export function useUnsentFilesLock(hasUnsentFiles: boolean): void {
  useEffect(() => (hasUnsentFiles ? holdUnsentFiles() : undefined), [hasUnsentFiles])
}

/** Returns a function that releases the lock. */
export function holdUnsentFiles(): () => void {
  const own = new AbortController()
  const released = new Promise<void>((release) =>
    own.signal.addEventListener('abort', () => release()),
  )
  getLocks()
    ?.request(lockName, { mode: 'shared' }, () => released)
    .catch(() => undefined)
  return () => own.abort()
}

/** True if a tab of this browser, or this one, has chosen files that were not sent. */
export async function hasUnsentFilesInTabs(): Promise<boolean> {
  const locks = await getLocks()
    ?.query()
    .catch(() => undefined)
  return locks?.held?.some(({ name }) => name === lockName) ?? false
}
