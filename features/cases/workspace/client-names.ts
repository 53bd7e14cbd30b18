export interface NamedPerson {
  readonly givenName: string
  readonly familyName: string
}

export interface NamedColleague extends NamedPerson {
  readonly hasLeft: boolean
}

/** `Pia Lund`, or `Pia Lund (left)`. */
export function colleagueName(
  { givenName, familyName, hasLeft }: NamedColleague,
  left: (name: string) => string,
): string {
  const name = `${givenName} ${familyName}`
  return hasLeft ? left(name) : name
}

/** `Delgado, Rosa and Luis`, or `Delgado, Rosa and Ruiz, Luis`. Last name first, for lists. */
export function clientName(people: readonly NamedPerson[], and: string): string {
  const [first, second] = people
  if (first === undefined) return ''
  const name = lastNameFirst(first)
  if (second === undefined) return name
  const isSameFamily = second.familyName === first.familyName
  return `${name} ${and} ${isSameFamily ? second.givenName : lastNameFirst(second)}`
}

function lastNameFirst({ givenName, familyName }: NamedPerson): string {
  return `${familyName}, ${givenName}`
}
