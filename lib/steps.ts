// Splits long work into steps, so that the event loop can run other work in between.

/** Runs one step per item and returns the results. */
export function* mapInSteps<Item, Result>(
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

/** Runs all steps without a pause. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
