import type { TurnRules } from './turns.ts'

export interface FairTurnRules extends TurnRules {
  readonly maxQueuedPerOwner: number
}

/** Runs jobs round-robin, one at a time per owner, so that no owner can fill the queue. */
export function limitConcurrencyPerOwner({
  maxConcurrent,
  maxQueued,
  maxQueuedPerOwner,
  turnedAway,
}: FairTurnRules): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  let inLine = 0
  const atWork = new Set<string>()
  /** The map keeps insertion order, so the owner who has waited longest comes first. */
  const waiting = new Map<string, ReadonlyArray<() => void>>()

  const mayBegin = (owner: string) => atWork.size < maxConcurrent && !atWork.has(owner)
  const waitFor = (owner: string) => {
    const line = waiting.get(owner) ?? []
    if (inLine >= maxQueued || line.length >= maxQueuedPerOwner) throw turnedAway()
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
      // Synchronous, so that no other job can take the slot.
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
