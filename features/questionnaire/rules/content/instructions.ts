// What stands under Questionnaire Instructions: the firm's words, or the house's (decisions, questionnaire B1.8).
import type { Language } from '#lib/language.ts'
import { parsePlainHtml, plainHtmlOf } from './plain-html.ts'
import { houseInstructions } from '../words.en.ts'
import { houseInstructionsEs } from '../words.es.ts'

/** Longest instructions of a firm, in characters. */
export const instructionsMaxCharacters = 20_000

/** Only p, br, ul, ol, li, strong, em, h2 and h3, without attributes; everything else is text. */
export function tidyInstructions(html: string): string {
  return plainHtmlOf(parsePlainHtml(html))
}

export function instructionsOf(own: string | null, language: Language): string {
  return own ?? (language === 'es' ? houseInstructionsEs : houseInstructions)
}
