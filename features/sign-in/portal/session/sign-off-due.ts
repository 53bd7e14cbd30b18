import { storeItem } from '#ui/mirror/store-item.ts'

const key = 'daybreak.sign-off-due'

/** `person`: the client logged out. `time-out`: the client was idle, so typed forms stay. */
export type SignOffCause = 'person' | 'time-out'

export function storeSignOffDue(cause: SignOffCause): void {
  storeItem(localStorage, key, cause)
}

export function dueSignOff(): SignOffCause | undefined {
  const cause = localStorage.getItem(key)
  return cause === null ? undefined : cause === 'time-out' ? 'time-out' : 'person'
}

export function isSignOffDue(): boolean {
  return localStorage.getItem(key) !== null
}

export function forgetSignOffDue(): void {
  localStorage.removeItem(key)
}
