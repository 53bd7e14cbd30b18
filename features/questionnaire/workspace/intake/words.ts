import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { questionnaireFirmProblems } from '../../rules/firm-problems.ts'
import * as en from './words.en.ts'

export const { intakeWords, intakeActWords } = defineWords({
  en,
  es: () => import('./words.es.ts'),
})

/** The refusals of the acts on a questionnaire. */
export const intakeSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: questionnaireFirmProblems,
    es: () => import('../../rules/firm-problems.es.ts'),
  }),
)
