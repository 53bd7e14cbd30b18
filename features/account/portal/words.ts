import { inLanguages } from '#ui/language/language.ts'
import { accountWords as english } from './words.en.ts'

export const accountWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ accountWordsEs }) => accountWordsEs),
)
