import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { ageInWords } from '../row-words.ts'
import { usePresent } from '../use-present.ts'
import { clientWords } from '../words.ts'

/** Returns `18 min ago`, `Yesterday` or `Nov 9` for an instant. */
export function useAge(): (instant: string) => string {
  const words = useWords(clientWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  return (instant) => ageInWords(instant, { present, words, formatDay })
}
