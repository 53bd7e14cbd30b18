// Pieces that a firm still asks for after it accepted a document in part
// (spec: documents#accepted-in-part).
import type { Language } from '#lib/language.ts'
import { oneLine } from '#lib/text.ts'
import type { ReviewProblemCode } from './review-problems.ts'
import { commentFinding } from './review.ts'

export const maxStillNeeded = 12
export const stillNeededMaxCharacters = 60

/** Returns the lines without empty and repeated ones. */
export function tidyStillNeeded(pieces: readonly string[]): readonly string[] {
  return [...new Set(pieces.map(oneLine).filter((piece) => piece !== ''))]
}

/** Expects tidy pieces. */
export function stillNeededFinding(pieces: readonly string[]): ReviewProblemCode | undefined {
  if (pieces.length > maxStillNeeded) return 'documents.too-much-needed'
  if (pieces.some((piece) => [...piece].length > stillNeededMaxCharacters))
    return 'documents.still-needed-too-long'
  return pieces.some((piece) => commentFinding(piece) !== undefined)
    ? 'documents.comment-unreadable'
    : undefined
}

const sentences: Readonly<Record<Language, (pieces: string) => string>> = {
  en: (pieces) => `Thank you, this one is fine. We still need: ${pieces}.`,
  es: (pieces) => `Gracias, este está bien. Todavía falta: ${pieces}.`,
}

/** The words that staff can change before the client reads them. */
export function sayStillNeeded(pieces: readonly string[], language: Language): string {
  return sentences[language](pieces.join(', '))
}
