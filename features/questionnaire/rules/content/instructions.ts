// The firm's text or, if there is none, the default text (spec: questionnaire#instructions).
import type { Language } from '#lib/language.ts'
import { parsePlainHtml, toPlainHtml } from './plain-html.ts'
import { defaultInstructions } from '../words.en.ts'
import { defaultInstructionsEs } from '../words.es.ts'

export const instructionsMaxCharacters = 20_000

/** Keeps p, br, ul, ol, li, strong, em, h2 and h3 without attributes. The rest becomes text. */
export function tidyInstructions(html: string): string {
  return toPlainHtml(parsePlainHtml(html))
}

export function getInstructions(own: string | null, language: Language): string {
  return own ?? (language === 'es' ? defaultInstructionsEs : defaultInstructions)
}
