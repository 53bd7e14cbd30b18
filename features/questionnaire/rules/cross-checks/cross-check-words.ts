import type { Language } from '#lib/language.ts'
import type { CrossCheckId } from './cross-check.ts'
import { crossCheckWords } from './cross-check-words.en.ts'
import { crossCheckWordsEs } from './cross-check-words.es.ts'

export function sentenceOfCheck(id: CrossCheckId, language: Language): string {
  return (language === 'es' ? crossCheckWordsEs : crossCheckWords)[id]
}
