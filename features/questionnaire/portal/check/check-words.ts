import { inLanguages } from '#ui/language/language.ts'
import * as english from './check-words.en.ts'

export const checkWords = inLanguages(english.checkWords, () =>
  import('./check-words.es.ts').then((words) => words.checkWordsEs),
)
