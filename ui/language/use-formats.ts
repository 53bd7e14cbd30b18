import { formatsIn, type Formats } from './format.ts'
import { useLanguage, useWords } from './language.ts'
import { kitWords } from '../words.ts'

/**
 * A change of the language renders the component again. `formatDate` does not depend on the
 * language and needs no hook.
 */
export function useFormats(): Formats {
  const words = useWords(kitWords)
  return formatsIn(useLanguage(), words)
}
