/** The order that every run has. Other orders find tests that depend on each other. */
const usualSeed = '20261130'

/** Returns the seed of the order of the integration tests: the given one, or that of every run. */
export function getOrderSeed(given: string | undefined): number {
  const seed = given ?? usualSeed
  if (!/^\d{1,15}$/.test(seed)) throw new Error(`TEST_SEED is not a whole number: ${seed}`)
  return Number(seed)
}
