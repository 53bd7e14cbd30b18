export interface TurnRules {
  readonly maxConcurrent: number
  readonly maxQueued: number
  /** Creates the error for a full queue. */
  readonly turnedAway: () => Error
}

/** Runs jobs in order of arrival. Refuses a job if all slots and the queue are full. */
export function limitConcurrency({
  maxConcurrent,
  maxQueued,
  turnedAway,
}: TurnRules): <T>(work: () => Promise<T>) => Promise<T> {
  let atWork = 0
  const waiting: Array<() => void> = []

  return async (work) => {
    if (atWork >= maxConcurrent) {
      if (waiting.length >= maxQueued) throw turnedAway()
      // A finished job passes its slot to the next one, so that a new job cannot overtake it.
      await new Promise<void>((myTurn) => waiting.push(myTurn))
    } else {
      atWork += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else atWork -= 1
    }
  }
}
