import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { outcomeTextProblems } from '../../rules/status/outcome-texts.ts'
import { clientSentences } from '../sentences.ts'
import * as en from './words.en.ts'

export const { outcomeTextWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of the operations on these words. */
export const outcomeTextSentences = mergeWords(
  clientSentences,
  defineSentences({
    en: outcomeTextProblems,
    es: () => import('../../rules/status/outcome-texts.es.ts'),
  }),
)
