// The documents' titles of the recovery's routes, in the languages of the product.
import { inLanguages } from '#ui/language.ts'
import { recoveryTitles as english } from './titles.en.ts'

export const recoveryTitles = inLanguages(english, () => import('./titles.es.ts').then(({ recoveryTitlesEs }) => recoveryTitlesEs))
