import { accountProblems } from '#features/account/rules/problems.ts'
import { messageSentences } from '#features/notifications/workspace/message-sentences.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { staffProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export const { invitationWords, peopleWords, sessionWords, setUpWords, signInWords } = defineWords({
  en,
  es: () => import('./words.es.ts'),
})

/** The refusals of the staff's operations, and those of a new password. */
export const staffSentences = mergeWords(
  mergeWords(requestSentences, messageSentences),
  mergeWords(
    defineSentences({
      en: accountProblems,
      es: () => import('#features/account/rules/problems.es.ts'),
    }),
    defineSentences({ en: staffProblems, es: () => import('../rules/problems.es.ts') }),
  ),
)
