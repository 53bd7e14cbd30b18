/** Drops stored values whose type differs from `initial`: a newer portal may have a new form. */
export function fittingDraft<Values>(stored: unknown, initial: Values): Values {
  if (stored === undefined) return initial
  if (!isRecord(initial)) return hasSameShape(stored, initial) ? (stored as Values) : initial
  if (!isRecord(stored)) return initial
  const fields = Object.entries(initial).map(([field, value]) => [
    field,
    hasSameShape(stored[field], value) ? stored[field] : value,
  ])
  return Object.fromEntries(fields) as Values
}

function hasSameShape(stored: unknown, value: unknown): boolean {
  if (stored === undefined || value === undefined || value === null) return stored !== undefined
  return (
    stored !== null &&
    typeof stored === typeof value &&
    Array.isArray(stored) === Array.isArray(value)
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
