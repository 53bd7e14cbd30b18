import { inLanguages } from '#ui/language/language.ts'
import { uploadWords as english } from './words.en.ts'

export const uploadWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ uploadWordsEs }) => uploadWordsEs),
)
