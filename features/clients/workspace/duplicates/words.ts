import { defineWords } from '#ui/language/language.ts'

export const { duplicateWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    duplicateWords: {
      title: 'Maybe the same client',
      lead: 'These cases of your firm have a client with the same name, email or phone.',
      keep: 'Keep that one',
      keepNamed: (names: string) => `Keep that one: ${names}`,
      used: 'This case is in use by a client. To merge, open the case that no client uses.',
      question: (names: string) => `Is this case a duplicate of ${names}?`,
      consequence:
        'This case ends as withdrawn and goes to the archive. Its notes and tasks move to the other case, and its invitation stops working. Clients are not notified.',
      merge: 'Merge the cases',
      merging: 'Merging…',
      merged: 'The cases are merged. This one is in the archive.',
      trouble: 'The cases could not be merged. Try again.',
      reasons: {
        SAME_NAME: 'Same name',
        SAME_EMAIL: 'Same email',
        SAME_PHONE: 'Same mobile phone',
      },
      stages: { PRE_FILING: 'Pre-Filing', FILED: 'Filed', COMPLETE: 'Complete' },
      chapter: (chapter: number) => `Chapter ${chapter}`,
      newTab: 'opens in a new tab',
      and: 'and',
    },
  },
})
