import { defineSentences, defineWords } from '#ui/language/language.ts'
import { previewProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export const { previewWords } = defineWords({ en, es: () => import('./words.es.ts') })

export const previewSentences = defineSentences({
  en: previewProblems,
  es: () => import('../rules/problems.es.ts'),
})
