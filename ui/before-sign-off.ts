// What is still to be sent before somebody signs off. Small, because the login page carries it.

/** Nobody who signs off should wait long for a server. */
export const longestFarewellMs = 3000

const acts = new Set<() => Promise<void>>()

/** `act` is done before the session ends by somebody's own wish. For the lifetime of the page. */
export function beforeSignOff(act: () => Promise<void>): void {
  acts.add(act)
}

/** Resolves when all of it is done, has failed, or takes too long. */
export async function sayFarewell(): Promise<void> {
  if (acts.size === 0) return
  await Promise.race([Promise.allSettled([...acts].map((act) => act())), new Promise((resolve) => setTimeout(resolve, longestFarewellMs))])
}
