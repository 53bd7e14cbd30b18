// Small, because the login page loads it.

export const farewellTimeoutMs = 3000

const acts = new Set<() => Promise<boolean>>()

let ask: (() => Promise<boolean>) | undefined

/** `act` runs before a voluntary sign-off. It returns true when no data would be lost. */
export function beforeSignOff(act: () => Promise<boolean>): void {
  acts.add(act)
}

/** `question` runs when data would be lost. It returns true to sign off anyway. */
export function askBeforeLosing(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Returns true when all actions succeeded in time. */
export async function runBeforeSignOff(): Promise<boolean> {
  if (acts.size === 0) return true
  const all = Promise.all([...acts].map((act) => act().catch(() => false))).then((done) =>
    done.every(Boolean),
  )
  return Promise.race([
    all,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), farewellTimeoutMs)),
  ])
}

/** For a voluntary sign-off: returns false when the client stays because data would be lost. */
export async function runBeforeSignOffOrStay(): Promise<boolean> {
  if (await runBeforeSignOff()) return true
  return ask ? ask() : true
}
