import { inLanguages } from '#ui/language/language.ts'
import { previewWords as english } from './words.en.ts'

export const previewWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ previewWordsEs }) => previewWordsEs),
)
