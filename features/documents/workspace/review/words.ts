import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { reviewProblems } from '../../rules/review/review-problems.ts'
import * as en from './words.en.ts'

export const { reviewWords, decideWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of a decision. */
export const reviewSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: reviewProblems,
    es: () => import('../../rules/review/review-problems.es.ts'),
  }),
)
