// Which document comes after which (spec: review#lease).

interface Listed {
  readonly id: string
}

/**
 * The next one in this direction that is not skipped; from the other end of the list after its
 * last. Undefined when there is no such document. A document that is not in the list is before the
 * first.
 */
export function findNext(
  items: readonly Listed[],
  fromId: string | undefined,
  skipped: ReadonlySet<string>,
  step: 1 | -1 = 1,
): string | undefined {
  const start = items.findIndex(({ id }) => id === fromId)
  const from = start === -1 && step === -1 ? 0 : start
  for (let distance = 1; distance <= items.length; distance += 1) {
    const id = items.at((from + step * distance) % items.length)?.id
    if (id !== undefined && id !== fromId && !skipped.has(id)) return id
  }
  return undefined
}
