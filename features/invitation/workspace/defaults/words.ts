import { defineWords } from '#ui/language/language.ts'

export const { defaultsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    defaultsWords: {
      heading: 'New cases',
      lead: 'What the page of a new case begins with. You can change it for each case. Existing cases stay as they are.',
      questionnaireDays: 'Days until the questionnaire is due (optional)',
      questionnaireDaysHint: 'Counted from the invitation. Leave it empty for no deadline.',
      noDeadline: 'No deadline',
      days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      saved: 'New cases begin with this.',
    },
  },
})
