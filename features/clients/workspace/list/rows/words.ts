import { defineWords } from '#ui/language/language.ts'

export const { rowsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    rowsWords: {
      beginsHere: 'The list begins where you left it.',
      showEarlier: 'Show earlier clients',
      loadingEarlier: 'Loading…',
      earlierNotLoaded: 'The earlier clients could not be loaded.',
      showTop: 'Go to the top',
    },
  },
})
