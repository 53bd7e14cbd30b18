import type { Language } from '#lib/language.ts'
import { terms } from './terms.en.ts'
import { terms as termsEs } from './terms.es.ts'

/** Raise it with every change in either language. */
export const termsVersion = '2'

export function termsText(language: Language): string {
  return (language === 'es' ? termsEs : terms)
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n\n')
}
