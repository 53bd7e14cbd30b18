// A list is restored only if all of its cases were stored.

interface CachedValue<Value> {
  readonly value: Value
  /** Index in the list, and the length of the list. */
  readonly at: number
  readonly of: number
}

export interface MirroredCase<Whole, Card> {
  readonly whole?: CachedValue<Whole>
  readonly card?: CachedValue<Card>
}

type Part = keyof MirroredCase<unknown, unknown>
type CachedCase = ReadonlyMap<string, MirroredCase<unknown, unknown>>

/** Returns records for the first `most` active cases, with their data from the other list. */
export function toRecords(
  before: CachedCase,
  part: Part,
  list: ReadonlyArray<{ readonly id: string }>,
  most: number,
): CachedCase {
  return new Map(
    list
      .slice(0, most)
      .map((value, at) => [
        value.id,
        { ...before.get(value.id), [part]: { value, at, of: list.length } },
      ]),
  )
}

/** Undefined unless every case of the list was stored. */
export function findList<Whole, Card, P extends Part>(
  records: ReadonlyArray<MirroredCase<Whole, Card>>,
  part: P,
): ReadonlyArray<NonNullable<MirroredCase<Whole, Card>[P]>['value']> | undefined {
  const places = records.flatMap((record) => record[part] ?? []).toSorted((a, b) => a.at - b.at)
  const isWhole =
    places.length > 0 && places.every(({ at, of }, index) => at === index && of === places.length)
  return isWhole ? places.map(({ value }) => value) : undefined
}
