import type { OfficePartsFragment } from './offices.operations.ts'
import type { officeWords } from './words.en.ts'

export type Office = OfficePartsFragment

type TimeZones = Readonly<Record<keyof typeof officeWords.timeZones, string>>

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
