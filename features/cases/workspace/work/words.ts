import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { workProblems } from '../../rules/work/problems.ts'
import { clientSentences } from '../sentences.ts'
import * as en from './words.en.ts'

export const { workWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of the operations on notes and tasks. */
export const workSentences = mergeWords(
  clientSentences,
  defineSentences({ en: workProblems, es: () => import('../../rules/work/problems.es.ts') }),
)
