import { syllable } from 'syllable'

/**
 * Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. A number
 * counts as one word of one syllable. Text without a letter is no sentence.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!])\s+/u))
    .filter((sentence) => /\p{L}/u.test(sentence))
  const words = sentences.flatMap(
    (sentence) => sentence.match(/[\p{L}\p{N}$%][\p{L}\p{N}'’.,$%-]*/gu) ?? [],
  )
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}
