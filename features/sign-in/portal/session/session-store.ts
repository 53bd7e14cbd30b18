import { useSyncExternalStore } from 'react'

/**
 * `set-up`: may only finish creating the account. `unknown`: the start is pending. `preview`: staff
 * look at the portal, without a session of a client.
 */
export type SessionStatus = 'unknown' | 'signed-out' | 'set-up' | 'client' | 'preview'

export interface Session {
  readonly status: SessionStatus
}

let current: Session = { status: 'unknown' }
const listeners = new Set<() => void>()

export const session = {
  get: (): Session => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Only session.ts calls it. */
export function setSessionStatus(status: SessionStatus): void {
  current = { status }
  for (const listener of listeners) listener()
}

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get)
}
