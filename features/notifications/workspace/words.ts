import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { notificationsProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export const { bellWords, settingsWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of these operations. */
export const noticeSentences = mergeWords(
  requestSentences,
  defineSentences({ en: notificationsProblems, es: () => import('../rules/problems.es.ts') }),
)
