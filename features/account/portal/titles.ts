// The documents' titles of this room's routes, in the languages of the product.
import { inLanguages } from '#ui/language.ts'
import { accountTitles as english } from './titles.en.ts'

export const accountTitles = inLanguages(english, () => import('./titles.es.ts').then(({ accountTitlesEs }) => accountTitlesEs))
