// Names, labels and summaries of the questionnaire as they stand on cards (seeds/003, section 2).
import { cardName } from '#kit/text.ts'

/** Longer than 29 characters: the first 27 and '...'. The whole text stays the accessible name. */
export function shortName(text: string): string {
  return cardName(text)
}
