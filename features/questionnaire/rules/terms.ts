// Which terms somebody agrees to: their version, and their text in one piece.
import type { Language } from '#lib/language.ts'
import { terms } from './terms.en.ts'
import { termsEs } from './terms.es.ts'

/** Raised with every change of their words, in either language. */
export const termsVersion = '1'

/** All of it as one text, to be hashed. */
export function termsText(language: Language): string {
  return (language === 'es' ? termsEs : terms)
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n\n')
}
