// Who gets a notice instead of whom (spec: staff-notices#out-of-office, staff-notices#own-act).

export interface Receiver {
  readonly staffId: string
  /** False for people who have left the firm. */
  readonly isActive: boolean
  /** Who receives instead today. */
  readonly substituteId: string | undefined
}

/** Returns active people only, each once. The actor is never among them. */
export function chooseReceivers(
  staffIds: readonly string[],
  actorId: string | undefined,
  people: ReadonlyMap<string, Receiver>,
): readonly string[] {
  const receivers = staffIds
    .filter((staffId) => staffId !== actorId && people.get(staffId)?.isActive === true)
    .map((staffId) => {
      const receiver = followSubstitutes(staffId, people)
      // The substitute who acts knows. The person who is away sees it in the bell.
      return receiver === actorId ? staffId : receiver
    })
  return [...new Set(receivers)]
}

/** Whose notices this person receives today: the own ones and those of others, or none at all. */
export function listRepresented(
  staffId: string,
  people: ReadonlyMap<string, Receiver>,
): readonly string[] {
  const receives = (from: string) =>
    chooseReceivers([from], undefined, people).every((receiver) => receiver === staffId)
  if (people.get(staffId)?.isActive !== true || !receives(staffId)) return []
  return [...people.values()]
    .filter(({ staffId: from, isActive }) => isActive && receives(from))
    .map((person) => person.staffId)
}

/** People who substitute each other in a circle receive their own notices. */
function followSubstitutes(staffId: string, people: ReadonlyMap<string, Receiver>): string {
  const seen = new Set([staffId])
  let current = staffId
  for (;;) {
    const next = people.get(current)?.substituteId
    if (next === undefined || people.get(next)?.isActive !== true) return current
    if (seen.has(next)) return staffId
    seen.add(next)
    current = next
  }
}
