// The invitation that this tab has walked through: going Back into it signs nobody out and asks nothing again. Forgotten with the session.
import { paths } from '#ui/navigation/paths.ts'

const key = 'daybreak.walked-through'

export function noteWalkedThrough(invitationId: string): void {
  sessionStorage.setItem(key, paths.accountCreation(invitationId))
}

export function isWalkedThrough(pathname: string): boolean {
  return sessionStorage.getItem(key) === pathname
}
