import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { reasonProblems } from '../../rules/reasons/review-reasons.ts'

export const { reasonWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    reasonWords: {
      heading: 'Reasons to send back',
      lead: 'When a document is sent back for one of these reasons, the client reads the text in their language. Documents that were sent back keep their words.',
      reason: (position: number) => `Reason ${position}`,
      fields: { name: 'Name for your firm', text: 'What the client reads' },
      languages: { en: 'English', es: 'Spanish' },
      fieldOf: (field: string, language: string) => `${field} (${language})`,
      none: 'There is no standard reason. Staff write their own words.',
      add: 'Add a reason',
      remove: 'Remove',
      removeReason: (position: number) => `Remove: reason ${position}`,
      saved: 'The reasons are saved.',
      trouble: 'The reasons could not be saved. Try again.',
    },
  },
})

/** The refusals of a change of the reasons. */
export const reasonSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: reasonProblems,
    es: () => import('../../rules/reasons/review-reasons.es.ts'),
  }),
)
