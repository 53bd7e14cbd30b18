import { clientsProblems } from '#features/cases/rules/clients/problems.ts'
import { messageSentences } from '#features/notifications/workspace/message-sentences.ts'
import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { inviteProblems } from '../rules/clients/problems.ts'
import * as en from './words.en.ts'

export const { importWords, inviteWords, similarWords } = defineWords({
  en,
  es: () => import('./words.es.ts'),
})

const ofTheRequest = mergeWords(
  mergeWords(requestSentences, messageSentences),
  defineSentences({
    en: staffProblems,
    es: () => import('#features/staff/rules/problems.es.ts'),
  }),
)

/** The refusals of a new case and its invitations. */
export const inviteSentences = mergeWords(
  ofTheRequest,
  mergeWords(
    defineSentences({
      en: clientsProblems,
      es: () => import('#features/cases/rules/clients/problems.es.ts'),
    }),
    defineSentences({ en: inviteProblems, es: () => import('../rules/clients/problems.es.ts') }),
  ),
)
