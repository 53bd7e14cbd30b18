import type { Wording } from '#lib/language.ts'
import { inLanguages } from '#ui/language/language.ts'
import { profileWords as english } from './words.en.ts'

export type ProfileWords = Wording<typeof english>

export const profileWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ profileWordsEs }) => profileWordsEs),
)
