import { inLanguages } from './language/language.ts'
import { kitWords as english } from './words.en.ts'

export const kitWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ kitWordsEs }) => kitWordsEs),
)
