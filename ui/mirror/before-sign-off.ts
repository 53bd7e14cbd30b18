// Small, because the login page loads it.
import { hasUnsentFilesInTabs } from '../browser/unsent-files.ts'

export const farewellTimeoutMs = 3000

const acts = new Set<() => Promise<boolean>>()

/** What a sign-off would lose now. */
export interface SignOffLoss {
  readonly answers: boolean
  /** Files that were chosen in this tab or another one. */
  readonly files: boolean
}

type Question = (loss: SignOffLoss) => Promise<boolean>

let ask: Question | undefined

/** `act` runs before a voluntary sign-off. It returns true when no data would be lost. */
export function beforeSignOff(act: () => Promise<boolean>): void {
  acts.add(act)
}

/** `question` runs when data would be lost. It returns true to sign off anyway. */
export function askBeforeLosing(question: Question): () => void {
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
  const [isSaved, files] = await Promise.all([runBeforeSignOff(), hasUnsentFilesInTabs()])
  if (isSaved && !files) return true
  return ask ? ask({ answers: !isSaved, files }) : true
}
