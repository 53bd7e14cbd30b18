import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { timelineTextProblems } from '../../rules/status/timeline-texts.ts'
import { stageSentences } from '../stage/words.ts'

export const { timelineTextWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    timelineTextWords: {
      heading: 'Timeline',
      lead: 'What clients read at each step of their case. A change is seen at once in all open cases. The last step depends on how the case ends: see “When a case ends”.',
      step: (position: number) => `Step ${position}`,
      own: 'Your words',
      ownWords: (position: number) => `Own words for step ${position}`,
      fields: { name: 'Name', description: 'Description' },
      languages: { en: 'English', es: 'Spanish' },
      fieldOf: (field: string, language: string) => `${field} (${language})`,
      conversion: 'A case that changed its chapter keeps its own description of the step at court.',
      saved: 'Clients read these words from now on.',
      product: 'The words of the product',
    },
  },
})

/** The refusals of a change of the timeline. */
export const timelineTextSentences = mergeWords(
  stageSentences,
  defineSentences({
    en: timelineTextProblems,
    es: () => import('../../rules/status/timeline-texts.es.ts'),
  }),
)
