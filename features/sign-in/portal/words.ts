import type { Wording } from '#lib/language.ts'
import { inLanguages } from '#ui/language/language.ts'
import { signInWords as english } from './words.en.ts'

export type SignInWords = Wording<typeof english>

export const signInWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ signInWordsEs }) => signInWordsEs),
)
