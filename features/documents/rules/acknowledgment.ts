// The sentence by which a client confirms a document from the firm
// (spec: case-checklist#acknowledge).
import type { Language } from '#lib/language.ts'

/** Recorded with the time, in the words that the person read. */
export const acknowledgments: Readonly<Record<Language, string>> = {
  en: 'I have received and read this document.',
  es: 'Recibí y leí este documento.',
}
