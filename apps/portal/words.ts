import { inLanguages } from '#ui/language/language.ts'
import { frameWords as english } from './words.en.ts'

export const frameWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ frameWordsEs }) => frameWordsEs),
)
