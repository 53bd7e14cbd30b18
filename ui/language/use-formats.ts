// Dates, times and sizes in the language of the moment.
import { formatsIn, type Formats } from './format.ts'
import { useLanguage, useWords } from './language.ts'
import { kitWords } from '../words.ts'

/** `const { formatDateTime } = useFormats()`; the screen is drawn again when the language changes. Days alone (`formatDate`) need no language. */
export function useFormats(): Formats {
  const words = useWords(kitWords)
  return formatsIn(useLanguage(), words)
}
