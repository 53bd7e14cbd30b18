// What the screens of the firm room say, in the languages of the product.
import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

const spanish = () => import('./words.es.ts')

export const lawFirmWords = inLanguages(english.lawFirmWords, () =>
  spanish().then((words) => words.lawFirmWordsEs),
)
export const faqWords = inLanguages(english.faqWords, () =>
  spanish().then((words) => words.faqWordsEs),
)
