interface Saving<Values> {
  /** The draft that was saved. */
  readonly sent: Values
  /** The draft when the answer came. */
  readonly now: Values
  /** The record as the server has it. */
  readonly saved: Values
}

/** Returns what was saved, with the fields that the person has changed since it was sent. */
export function keepTyped<Values>({ sent, now, saved }: Saving<Values>): Values {
  if (!isRecord(sent) || !isRecord(now) || !isRecord(saved))
    return isSameDraft(sent, now) ? saved : now
  const typed = Object.entries(now).filter(([field, value]) => !isSameDraft(sent[field], value))
  return { ...saved, ...Object.fromEntries(typed) }
}

export function isSameDraft(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
