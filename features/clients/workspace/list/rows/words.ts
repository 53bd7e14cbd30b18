import { defineWords } from '#ui/language/language.ts'

export const { rowsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    rowsWords: {
      restInExport: 'Not all clients are on this page. “Export list” has all of them.',
    },
  },
})
