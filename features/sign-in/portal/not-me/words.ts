// The words of the page behind "This was not me" in a notice, in the languages of the product.
import { inLanguages } from '#ui/language/language.ts'
import { notMeWords as english } from './words.en.ts'

export const notMeWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ notMeWordsEs }) => notMeWordsEs),
)
