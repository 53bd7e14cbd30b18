import { inLanguages } from '#ui/language/language.ts'
import { notMeWords as english } from './words.en.ts'

export const notMeWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ notMeWordsEs }) => notMeWordsEs),
)
