// What is still to be sent before somebody signs off, and the question when it cannot be. Small, because the login page carries it.

/** Nobody who signs off should wait long for a server. */
export const longestFarewellMs = 3000

const acts = new Set<() => Promise<boolean>>()

let ask: (() => Promise<boolean>) | undefined

/** `act` is done before the session ends by somebody's own wish; it answers true when nothing is left that would be lost. For the lifetime of the page. */
export function beforeSignOff(act: () => Promise<boolean>): void {
  acts.add(act)
}

/** `question` is put to whoever would lose something; it answers true when they sign off all the same. Answers the function that ends it. */
export function askBeforeLosing(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Resolves when all of it is done, has failed, or takes too long: true when nothing is left. */
export async function sayFarewell(): Promise<boolean> {
  if (acts.size === 0) return true
  const all = Promise.all([...acts].map((act) => act().catch(() => false))).then((done) =>
    done.every(Boolean),
  )
  return Promise.race([
    all,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), longestFarewellMs)),
  ])
}

/** The same for whoever signs off by hand: false when they stay, because something would be lost. */
export async function sayFarewellOrStay(): Promise<boolean> {
  if (await sayFarewell()) return true
  return ask ? ask() : true
}
