import { useSyncExternalStore } from 'react'
import type { StaffPersonFragment } from './session.operations.ts'

export interface StaffSessionState {
  /** `unknown`: the start is pending. */
  readonly status: 'unknown' | 'signed-out' | 'staff'
  readonly me?: StaffPersonFragment
  readonly firmName?: string
  /** Of the main office. */
  readonly timeZone?: string
  /** End of the twelve hours, in milliseconds of the wall clock. */
  readonly endsAtMs?: number
  /** False where the address allows no passkeys. */
  readonly offersPasskeys?: boolean
}

let current: StaffSessionState = { status: 'unknown' }
const listeners = new Set<() => void>()

export const staffSession = {
  get: (): StaffSessionState => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Only session.ts calls it. */
export function setStaffSession(next: StaffSessionState): void {
  current = next
  for (const listener of listeners) listener()
}

export function useStaffSession(): StaffSessionState {
  return useSyncExternalStore(staffSession.subscribe, staffSession.get)
}
