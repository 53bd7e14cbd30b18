import { defineWords } from '../../language/language.ts'

export const { keptWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    keptWords: {
      isBack: 'You typed this earlier and did not save it.',
      discard: 'Discard draft',
    },
  },
})
