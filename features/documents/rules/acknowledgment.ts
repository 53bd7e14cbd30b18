// The sentence by which a client confirms a document from the firm
// (spec: case-checklist#acknowledge).
import { languages, type Language } from '#lib/language.ts'

/** Recorded with the time, in the words that the person read. */
export const acknowledgments: Readonly<Record<Language, string>> = {
  en: 'I have received and read this document.',
  es: 'Recibí y leí este documento.',
}

/** A sentence that was confirmed stays in the language of that time. */
export function findSentenceLanguage(sentence: string): Language | null {
  return languages.find((language) => acknowledgments[language] === sentence) ?? null
}
