import { defineWords, defineSentences } from '#ui/language/language.ts'
import { accountProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export const { accountWords, passwordRulesWords } = defineWords({
  en,
  es: () => import('./words.es.ts'),
})

export const accountSentences = defineSentences({
  en: accountProblems,
  es: () => import('../rules/problems.es.ts'),
})
