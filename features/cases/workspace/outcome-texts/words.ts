import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { outcomeTextProblems } from '../../rules/status/outcome-texts.ts'
import { clientSentences } from '../sentences.ts'

export const { outcomeTextWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    outcomeTextWords: {
      heading: 'When a case ends',
      lead: 'What clients read on their dashboard and in their timeline, in their language. Changes also show in cases that have already ended this way.',
      outcome: 'How the case ended',
      clientsRead: 'Clients read',
      whose: 'Words',
      own: 'Yours',
      product: 'Standard',
      change: 'Change',
      changeFor: (outcome: string) => `Change the words for “${outcome}”`,
      languages: { EN: 'In English', ES: 'In Spanish' },
      fields: {
        title: 'Title of the dashboard',
        header: 'Sentence below the title',
        current: 'What it means, and what comes next',
        step: 'Last step of the timeline',
        stepDescription: 'Sentence at that step',
      },
      saved: 'Clients now read your words.',
      reset: 'Use the standard words',
      resetDone: 'Clients now read the standard words.',
    },
  },
})

/** The refusals of the operations on these words. */
export const outcomeTextSentences = mergeWords(
  clientSentences,
  defineSentences({
    en: outcomeTextProblems,
    es: () => import('../../rules/status/outcome-texts.es.ts'),
  }),
)
