import { defineWords } from '#ui/language/language.ts'

export const { shellWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    shellWords: {
      places: {
        today: 'Today',
        clients: 'Clients',
        review: 'Review',
        courses: 'Courses',
        firm: 'Firm',
      },
      shortcuts: 'Keyboard shortcuts',
      thisList: 'This list',
      shortcutGroups: {
        everywhere: 'Everywhere',
        places: 'Go to',
        lists: 'Lists',
        case: 'Case',
        review: 'Review',
      },
      useSingleKeys: 'Use single-key shortcuts',
      singleKeysNote: 'They never work while you type in a field. Ctrl K always works.',
      notFoundTitle: 'Page not found',
      notFoundLead: 'The workspace has no page at this address.',
      toFirm: 'Go to the first page',
      brokenTitle: 'Something went wrong',
      brokenLead: 'We could not show this page. Everything that was saved is still there.',
      tryAgain: 'Try again',
    },
  },
})
