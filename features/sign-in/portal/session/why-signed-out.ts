// The reason is stored in this tab until its login page is left.
import { storeItem } from '#ui/mirror/store-item.ts'

const key = 'daybreak.why-signed-out'

/**
 * `ended`: by another device or the server. `out-of-reach`: the session may still be alive.
 * `invitation-opened`: in another tab.
 */
const reasons = ['ended', 'out-of-reach', 'invitation-opened'] as const
export type WhySignedOut = (typeof reasons)[number]

export function storeWhySignedOut(why: WhySignedOut): void {
  storeItem(sessionStorage, key, why)
}

export function whySignedOut(): WhySignedOut | undefined {
  const why = sessionStorage.getItem(key)
  return reasons.find((reason) => reason === why)
}

export function forgetWhySignedOut(): void {
  sessionStorage.removeItem(key)
}
