import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { reasonProblems } from '../../rules/reasons/review-reasons.ts'
import * as en from './words.en.ts'

export const { reasonWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of a change of the reasons. */
export const reasonSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: reasonProblems,
    es: () => import('../../rules/reasons/review-reasons.es.ts'),
  }),
)
