// A sign-off that the server may not have heard: no connection, or the page was left too soon. Until it has, this browser renews no session.

const key = 'daybreak.sign-off-due'

export function noteSignOffDue(): void {
  localStorage.setItem(key, 'yes')
}

export function isSignOffDue(): boolean {
  return localStorage.getItem(key) !== null
}

export function forgetSignOffDue(): void {
  localStorage.removeItem(key)
}
