// What can go wrong with any request, in the languages of the product: part of the sentences of every screen that shows what the server said.
import { inLanguages } from '../language/language.ts'
import { requestSentences as english } from './request-sentences.en.ts'

export const requestSentences = inLanguages(english, () =>
  import('./request-sentences.es.ts').then(({ requestSentencesEs }) => requestSentencesEs),
)
