// A waiting line that nobody can fill for the others: each owner has one turn at a time, and owners follow one another in a circle.
import type { TurnRules } from './turns.ts'

export interface FairTurnRules extends TurnRules {
  /** Of one owner. */
  readonly mostWaitingEach: number
}

/** Answers a function that runs work when its owner's turn has come; what one owner brings is done in its order. */
export function takingFairTurns({
  mostAtOnce,
  mostWaiting,
  mostWaitingEach,
  turnedAway,
}: FairTurnRules): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  let inLine = 0
  const atWork = new Set<string>()
  /** Whoever has waited longest for a turn comes first. */
  const waiting = new Map<string, ReadonlyArray<() => void>>()

  const mayBegin = (owner: string) => atWork.size < mostAtOnce && !atWork.has(owner)
  const waitFor = (owner: string) => {
    const line = waiting.get(owner) ?? []
    if (inLine >= mostWaiting || line.length >= mostWaitingEach) throw turnedAway()
    inLine += 1
    return new Promise<void>((myTurn) => waiting.set(owner, [...line, myTurn]))
  }
  const leave = (left: string) => {
    atWork.delete(left)
    for (const [owner, [first, ...rest]] of waiting) {
      if (!first || !mayBegin(owner)) continue
      waiting.delete(owner)
      if (rest.length > 0) waiting.set(owner, rest)
      inLine -= 1
      // The place is taken before anybody else can run.
      atWork.add(owner)
      first()
    }
  }

  return async (owner, work) => {
    if (mayBegin(owner)) atWork.add(owner)
    else await waitFor(owner)
    try {
      return await work()
    } finally {
      leave(owner)
    }
  }
}
