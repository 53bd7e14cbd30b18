import { defineWords } from '#ui/language/language.ts'

export const { leavingWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    leavingWords: {
      title: 'Leave without saving?',
      lead: 'What you changed on this page is not saved.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },
})
