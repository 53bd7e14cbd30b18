import { inLanguages } from '#ui/language/language.ts'
import { passwordRulesWords as english } from './words.en.ts'

export const passwordRulesWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ passwordRulesWordsEs }) => passwordRulesWordsEs),
)
