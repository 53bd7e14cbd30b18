// Long work in steps, so that whoever does it may let others have a turn in between.

/** One step for each of these; answers what came of them. */
export function* eachInStep<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Generator<void, Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item))
    yield
  }
  return results
}

/** All at once, where nobody waits. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
