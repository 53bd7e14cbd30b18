import { useFormats } from '#ui/language/use-formats.ts'
import { localDay } from '../clients/rows/row-words.ts'
import { usePresent } from '../clients/rows/use-present.ts'

/** Returns the day of an instant inside a sentence: `Dec 8`, or `Dec 8, 2027` in another year. */
export function useDay(): (instant: string) => string {
  const { formatDay } = useFormats()
  const thisYear = usePresent().getFullYear()
  return (instant) => {
    const date = new Date(instant)
    return formatDay(localDay(date), date.getFullYear() === thisYear ? 'monthDay' : 'monthDayYear')
  }
}
