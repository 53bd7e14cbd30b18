import { defineWords, mergeWords } from '#ui/language/language.ts'
import { accountSentences } from '#features/account/portal/words.ts'
import { signInSentences } from '../words.ts'
import * as en from './words.en.ts'

export const { recoveryWords } = defineWords({ en, es: () => import('./words.es.ts') })

export const recoverySentences = mergeWords(accountSentences, signInSentences)
