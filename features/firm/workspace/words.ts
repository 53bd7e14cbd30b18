import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { firmProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export const { officeWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of these operations. */
export const firmSentences = mergeWords(
  requestSentences,
  defineSentences({ en: firmProblems, es: () => import('../rules/problems.es.ts') }),
)
