// The reason is stored in this tab. The login page reads it once.

const key = 'daybreak.why-signed-out'

/** `ended`: by another device or the server. `out-of-reach`: the session may still be alive. */
export type WhySignedOut = 'ended' | 'out-of-reach'

export function storeWhySignedOut(why: WhySignedOut): void {
  sessionStorage.setItem(key, why)
}

export function whySignedOut(): WhySignedOut | undefined {
  const why = sessionStorage.getItem(key)
  return why === 'ended' || why === 'out-of-reach' ? why : undefined
}

export function forgetWhySignedOut(): void {
  sessionStorage.removeItem(key)
}
