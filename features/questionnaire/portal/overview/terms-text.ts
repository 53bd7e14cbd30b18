import { inLanguages } from '#ui/language/language.ts'
import { terms } from '../../rules/terms.en.ts'

export const termsText = inLanguages(terms, () =>
  import('../../rules/terms.es.ts').then(({ termsEs }) => termsEs),
)
