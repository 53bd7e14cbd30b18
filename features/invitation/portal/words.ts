import type { Wording } from '#lib/language.ts'
import { inLanguages } from '#ui/language/language.ts'
import { terms as termsEn } from './password/terms.en.ts'
import { invitationWords as english } from './words.en.ts'

export type InvitationWords = Wording<typeof english>

export const invitationWords = inLanguages(english, () =>
  import('./words.es.ts').then(({ invitationWordsEs }) => invitationWordsEs),
)

export const terms = inLanguages(termsEn, () =>
  import('./password/terms.es.ts').then(({ termsEs }) => termsEs),
)
