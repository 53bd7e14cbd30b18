import { defineWords } from '#ui/language/language.ts'

export const { archiveWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    archiveWords: {
      archive: 'Put in the archive',
      title: 'Put this case in the archive?',
      lead: 'It leaves your lists, Today and the counts. Search finds it, and you can take it out at any time. Nothing is deleted.',
      archiving: 'Putting it away…',
      archived: 'The case is in the archive.',
      restore: 'Take out of the archive',
      restoring: 'Taking it out…',
      restored: 'The case is in your lists again.',
      inArchive: (name: string, day: string) => `In the archive since ${day}, by ${name}`,
      duplicateOf: 'as a duplicate of',
      and: 'and',
      stillTitle: 'What clients still see',
      still: [
        'The case in their list, with how it ended',
        'Documents they sent and received; they can add only what you ask for',
        'Their answers and the copies of their questionnaire',
        'Their course certificates',
        'Your address and phone number',
      ],
      noLongerTitle: 'What they no longer see or get',
      noLonger: ['Open tasks and coming dates', 'Reminders'],
      trouble: 'That did not work. Check your connection and try again.',
    },
  },
})
