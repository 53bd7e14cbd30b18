// A waiting line: so many at work at once, so many waiting, and everybody beyond is turned away at once.

export interface TurnRules {
  readonly mostAtOnce: number
  readonly mostWaiting: number
  /** Makes what is thrown at those who find the line full. */
  readonly turnedAway: () => Error
}

/** Answers a function that runs work when its turn has come, first come first served. */
export function takingTurns({
  mostAtOnce,
  mostWaiting,
  turnedAway,
}: TurnRules): <T>(work: () => Promise<T>) => Promise<T> {
  let atWork = 0
  const waiting: Array<() => void> = []

  return async (work) => {
    if (atWork >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw turnedAway()
      // Whoever leaves hands the place over, so that a newcomer cannot slip in between.
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
