/**
 * Returns the seed of the order of the integration tests: the given one, or the day in UTC, such as
 * 20261201, so that each day tries another order.
 */
export function getOrderSeed(given: string | undefined, now: Date): number {
  const seed = given ?? now.toISOString().slice(0, 10).replaceAll('-', '')
  if (!/^\d{1,15}$/.test(seed)) throw new Error(`TEST_SEED is not a whole number: ${seed}`)
  return Number(seed)
}
