import { defineWords } from '#ui/language/language.ts'
import * as en from './question-words.en.ts'

export const { questionWords, savingWords } = defineWords({
  en,
  es: () => import('./question-words.es.ts'),
})
