import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'

/** Returns the day of an instant inside a sentence: `Dec 8`, or `Dec 8, 2027` in another year. */
export function useDay(): (instant: string) => string {
  const { formatDay } = useFormats()
  const thisYear = officeDay(usePresent()).slice(0, 4)
  return (instant) => {
    const day = officeDay(instant)
    return formatDay(day, day.startsWith(thisYear) ? 'monthDay' : 'monthDayYear')
  }
}
