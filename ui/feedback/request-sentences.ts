import { inLanguages } from '../language/language.ts'
import { requestSentences as english } from './request-sentences.en.ts'

export const requestSentences = inLanguages(english, () =>
  import('./request-sentences.es.ts').then(({ requestSentencesEs }) => requestSentencesEs),
)
