import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { timelineTextProblems } from '../../rules/status/timeline-texts.ts'
import { stageSentences } from '../stage/words.ts'
import * as en from './words.en.ts'

export const { timelineTextWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of a change of the timeline. */
export const timelineTextSentences = mergeWords(
  stageSentences,
  defineSentences({
    en: timelineTextProblems,
    es: () => import('../../rules/status/timeline-texts.es.ts'),
  }),
)
