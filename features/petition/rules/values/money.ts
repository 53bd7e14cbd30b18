/** Whole cents. Money is never a fraction inside, and a decimal text outside. */
export type Cents = number

/** Returns undefined for what is no amount in dollars and cents. */
export function toCents(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number') return undefined
  const cents = Math.round(dollars * 100)
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - dollars) < 1e-6 ? cents : undefined
}

/** Format: -1234.50 */
export function toDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Half a cent is rounded away from zero, as on paper. */
export function timesFraction(cents: Cents, times: number, over: number): Cents {
  const product = BigInt(Math.abs(cents)) * BigInt(times)
  const divisor = BigInt(over)
  const rounded = Number((product * 2n + divisor) / (divisor * 2n))
  return cents < 0 ? -rounded : rounded
}

export function addUp(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
