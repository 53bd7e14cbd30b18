// Apart from language.ts, which every first page loads.
import { isLanguage } from '#lib/language.ts'
import { findChosenLanguage, languageKey } from './language.ts'

/** True if a person chose a language in this browser, now or earlier, or an account brought one. */
export function hasChosenLanguage(): boolean {
  return findChosenLanguage() !== undefined || isLanguage(localStorage.getItem(languageKey))
}
