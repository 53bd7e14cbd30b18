import { instantAt } from '#lib/clock-time.ts'
import type { Language } from '#lib/language.ts'
import { useLanguage } from '#ui/language/language.ts'
import type { ImportantDate } from './important-dates.ts'

type TimedDate = Pick<ImportantDate, 'day' | 'time' | 'timeZone'>

/** `9:30 AM Eastern Time`: the time in the zone of the court. Undefined until it is known. */
export function clockTime(
  { day, time, timeZone }: TimedDate,
  language: Language,
): string | undefined {
  if (!time || !timeZone) return undefined
  return new Intl.DateTimeFormat(`${language}-US`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .format(instantAt(day, time, timeZone))
    .replace(/\s/gu, ' ')
}

export function useClockTime(): (date: TimedDate) => string | undefined {
  const language = useLanguage()
  return (date) => clockTime(date, language)
}
