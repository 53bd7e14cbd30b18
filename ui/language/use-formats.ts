import { formatsIn, type Formats } from './format.ts'
import { useLanguage, useWords } from './language.ts'
import { kitWords } from '../words.ts'

/** A language change renders the screen again. Days alone (`formatDate`) need no language. */
export function useFormats(): Formats {
  const words = useWords(kitWords)
  return formatsIn(useLanguage(), words)
}
