import type { Wording } from '#lib/language.ts'
import { defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { signInProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export type SignInWords = Wording<typeof en.signInWords>

export const { signInWords } = defineWords({ en, es: () => import('./words.es.ts') })

export const signInSentences = mergeWords(
  requestSentences,
  defineSentences({ en: signInProblems, es: () => import('../rules/problems.es.ts') }),
)
