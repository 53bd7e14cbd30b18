import type { OfficePartsFragment } from './offices.operations.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type { officeWords } from './words.ts'

export type Office = OfficePartsFragment

type TimeZones = Readonly<Record<keyof WordingOf<typeof officeWords>['timeZones'], string>>

/** The city, else the street, else `fallback`. */
export function officeLabel({ city, street }: Pick<Office, 'city' | 'street'>, fallback: string) {
  return city || street || fallback
}

/** The everyday name of a zone of the United States, else its IANA name. */
export function timeZoneLabel(
  timeZone: string,
  { timeZones }: { readonly timeZones: TimeZones },
): string {
  return timeZones[timeZone as keyof TimeZones] ?? timeZone
}

/** The zones of the United States, and the current one if it is a different one. */
export function listTimeZones(current: string, named: Readonly<Record<string, string>>) {
  const known = Object.entries(named).map(([value, label]) => ({ value, label }))
  const isKnown = current === '' || Object.hasOwn(named, current)
  return isKnown ? known : [...known, { value: current, label: current }]
}
