import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { casesFirmProblems } from '../../rules/firm-problems.ts'
import { clientSentences } from '../sentences.ts'
import * as en from './words.en.ts'

export const { datesWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of the operations on dates. */
export const datesSentences = mergeWords(
  clientSentences,
  defineSentences({ en: casesFirmProblems, es: () => import('../../rules/firm-problems.es.ts') }),
)
