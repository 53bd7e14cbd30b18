import { defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { questionnaireProblems } from '../rules/problems.ts'
import { terms } from '../rules/terms.en.ts'
import * as en from './words.en.ts'

export const {
  intakeWords,
  introductionWords,
  termsWords,
  overviewWords,
  sentWords,
  submitWords,
  summaryWords,
  doneWords,
} = defineWords({ en, es: () => import('./words.es.ts') })

export const { terms: termsText } = defineWords({
  en: { terms },
  es: () => import('../rules/terms.es.ts'),
})

export const questionnaireSentences = mergeWords(
  requestSentences,
  defineSentences({ en: questionnaireProblems, es: () => import('../rules/problems.es.ts') }),
)
