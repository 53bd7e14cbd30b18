import { defineWords } from '#ui/language/language.ts'

export const { selectedWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    selectedWords: {
      isReading: 'The selected clients are being loaded.',
      notRead: 'The selected clients could not be loaded. Clear the selection.',
    },
  },
})
