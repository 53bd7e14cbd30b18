// The documents' titles of this room's routes, in the languages of the product.
import { inLanguages } from '#ui/language.ts'
import { invitationTitles as english } from './titles.en.ts'

export const invitationTitles = inLanguages(english, () => import('./titles.es.ts').then(({ invitationTitlesEs }) => invitationTitlesEs))
