// What is kept of a case over a reload: its places in the two lists that were read, so that a list comes back whole or not at all.

interface Place<Value> {
  readonly value: Value
  /** Its place in the list, and how long the list was. */
  readonly at: number
  readonly of: number
}

export interface MirroredCase<Whole, Card> {
  readonly whole?: Place<Whole>
  readonly card?: Place<Card>
}

type Part = keyof MirroredCase<unknown, unknown>
type Known = ReadonlyMap<string, MirroredCase<unknown, unknown>>

/** What is to be kept once a list of the active cases was read: of its first `most` cases, with what the other list had said of them. */
export function recordsOf(
  before: Known,
  part: Part,
  list: ReadonlyArray<{ readonly id: string }>,
  most: number,
): Known {
  return new Map(
    list
      .slice(0, most)
      .map((value, at) => [
        value.id,
        { ...before.get(value.id), [part]: { value, at, of: list.length } },
      ]),
  )
}

/** The list in its order; undefined unless every case of it was kept. */
export function listOf<Whole, Card, P extends Part>(
  records: ReadonlyArray<MirroredCase<Whole, Card>>,
  part: P,
): ReadonlyArray<NonNullable<MirroredCase<Whole, Card>[P]>['value']> | undefined {
  const places = records
    .flatMap((record) => record[part] ?? [])
    .toSorted((one, other) => one.at - other.at)
  const isWhole =
    places.length > 0 && places.every(({ at, of }, index) => at === index && of === places.length)
  return isWhole ? places.map(({ value }) => value) : undefined
}
