import { inLanguages } from '#ui/language/language.ts'
import { recoveryWords as english } from './words.en.ts'

export const recoveryWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ recoveryWordsEs }) => recoveryWordsEs),
)
