// A sign-off that the server may not have heard: no connection, or the page was left too soon. Until it has, this browser renews no session.

const key = 'daybreak.sign-off-due'

/** Somebody has left, or nobody was there any more: then what was typed stays for the same person. */
export type SignOffCause = 'person' | 'time-out'

export function noteSignOffDue(cause: SignOffCause): void {
  localStorage.setItem(key, cause)
}

/** Why; undefined when none is due. */
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
