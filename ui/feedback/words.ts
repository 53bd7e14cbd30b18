import { defineWords } from '../language/language.ts'

export const { olderWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    olderWords: {
      notOnPaper: 'There are older entries. “Show older” on the screen adds them.',
    },
  },
})
