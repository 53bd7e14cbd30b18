// Whether somebody is signed in, for whoever must know. The tokens themselves are in the graph client's credentials.
import { useSyncExternalStore } from 'react'

/** `set-up`: signed in, and only allowed to finish creating the account. `unknown`: the start has not been answered yet. */
export type SessionStatus = 'unknown' | 'signed-out' | 'set-up' | 'client'

export interface Session {
  readonly status: SessionStatus
}

let current: Session = { status: 'unknown' }
const listeners = new Set<() => void>()

export const session = {
  get: (): Session => current,
  /** Answers the function that ends it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Only the session's own acts set it. */
export function setSessionStatus(status: SessionStatus): void {
  current = { status }
  for (const listener of listeners) listener()
}

/** The session for a screen, which is drawn again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get)
}
