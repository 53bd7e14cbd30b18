import type { Wording } from '#lib/language.ts'
import { defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { accountSentences } from '#features/account/portal/words.ts'
import { signInSentences } from '#features/sign-in/portal/words.ts'
import { invitationProblems } from '../rules/problems.ts'
import { terms as english } from './password/terms.en.ts'
import * as en from './words.en.ts'

export type InvitationWords = Wording<typeof en.invitationWords>

export const { invitationWords } = defineWords({ en, es: () => import('./words.es.ts') })

export const { terms } = defineWords({
  en: { terms: english },
  es: () => import('./password/terms.es.ts'),
})

const invitationSentences = defineSentences({
  en: invitationProblems,
  es: () => import('../rules/problems.es.ts'),
})

export const creationSentences = mergeWords(
  invitationSentences,
  mergeWords(accountSentences, signInSentences),
)
