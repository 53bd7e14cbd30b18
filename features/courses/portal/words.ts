import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { coursesProblems } from '../rules/problems.ts'
import * as rules from '../rules/words.en.ts'
import * as en from './words.en.ts'

export const {
  pageWords,
  infoWords,
  handInWords,
  choiceWords,
  confirmWords,
  foundWords,
  flowWords,
  registrationWords,
  pendingWords,
  certificateWords,
} = defineWords({ en, es: () => import('./words.es.ts') })

export const { bannerWords, courseStatusLabels, failureWords, jointLabels, priceWords } =
  defineWords({
    // Names the texts, because the others of this file are only for the server.
    en: {
      bannerWords: rules.bannerWords,
      courseStatusLabels: rules.courseStatusLabels,
      failureWords: rules.failureWords,
      jointLabels: rules.jointLabels,
      priceWords: rules.priceWords,
    },
    es: () => import('../rules/words.es.ts'),
  })

export const coursesSentences = mergeWords(
  requestSentences,
  defineSentences({ en: coursesProblems, es: () => import('../rules/problems.es.ts') }),
)
