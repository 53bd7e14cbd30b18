// Amounts are whole cents inside and decimal dollars outside (spec: filing#fees).

const maxCents = 100_000_000

/** Reads dollars: "1500", "1,500.5", "$ 1,500.50". Undefined if it is no amount up to a million. */
export function readAmount(typed: string): number | undefined {
  const parts = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (!parts) return undefined
  const [, dollars = '', cents = ''] = parts
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= maxCents ? amount : undefined
}

/** '1500.00' */
export function toDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
