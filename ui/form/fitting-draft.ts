/** Drops stored values whose type differs from `initial`: a newer portal may have a new form. */
export function fittingDraft<Values>(kept: unknown, initial: Values): Values {
  if (kept === undefined) return initial
  if (!isRecord(initial)) return hasShapeOf(kept, initial) ? (kept as Values) : initial
  if (!isRecord(kept)) return initial
  const fields = Object.entries(initial).map(([field, value]) => [
    field,
    hasShapeOf(kept[field], value) ? kept[field] : value,
  ])
  return Object.fromEntries(fields) as Values
}

function hasShapeOf(kept: unknown, value: unknown): boolean {
  if (kept === undefined || value === undefined || value === null) return kept !== undefined
  return (
    kept !== null && typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value)
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
