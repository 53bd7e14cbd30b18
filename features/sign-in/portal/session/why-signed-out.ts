// Why somebody finds themselves at the login page without having chosen to leave: one word in this tab, which the login page reads once.

const key = 'daybreak.why-signed-out'

/** `ended`: on another device, or by the server. `out-of-reach`: nobody could be asked, the session may still live. */
export type WhySignedOut = 'ended' | 'out-of-reach'

export function noteWhySignedOut(why: WhySignedOut): void {
  sessionStorage.setItem(key, why)
}

export function whySignedOut(): WhySignedOut | undefined {
  const why = sessionStorage.getItem(key)
  return why === 'ended' || why === 'out-of-reach' ? why : undefined
}

export function forgetWhySignedOut(): void {
  sessionStorage.removeItem(key)
}
