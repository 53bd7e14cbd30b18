import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { scheduleProblems } from '../../rules/reminders/schedule.ts'
import { clientSentences } from '../sentences.ts'
import * as en from './words.en.ts'

export const { reminderWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of the operations on reminders. */
export const reminderSentences = mergeWords(
  clientSentences,
  defineSentences({
    en: scheduleProblems,
    es: () => import('../../rules/reminders/problems.es.ts'),
  }),
)
