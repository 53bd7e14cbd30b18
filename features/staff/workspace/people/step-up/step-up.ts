// Acts that need a recent proof: asks for a code or a passkey, then repeats the act.
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import type { ActOutcome } from '#ui/graphql/use-act.ts'
import type { StaffActResultFragment } from '../people.operations.ts'

export type ActResult = StaffActResultFragment | 'canceled'

type Settle = (isProven: boolean) => void

let waiting: Settle | undefined
const listeners = new Set<() => void>()

function setWaiting(next: Settle | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** True while the dialog asks. */
export const stepUp = {
  isAsking: (): boolean => waiting !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  settle(isProven: boolean): void {
    const settle = waiting
    setWaiting(undefined)
    settle?.(isProven)
  },
}

function askForProof(): Promise<boolean> {
  stepUp.settle(false)
  return new Promise((resolve) => setWaiting(resolve))
}

const needsProof = (code: string | null) => code === 'staff.step-up'

/** Runs the act again after the person has confirmed. Nothing that was typed is lost. */
export async function runWithStepUp<Result extends Pick<ActOutcome, 'errorCode'>>(
  act: () => Promise<Result | 'canceled'>,
): Promise<Result | 'canceled'> {
  try {
    const result = await act()
    if (result === 'canceled' || !needsProof(result.errorCode)) return result
  } catch (problem) {
    if (!(problem instanceof GraphProblem) || !needsProof(problem.code)) throw problem
  }
  return (await askForProof()) ? act() : 'canceled'
}
