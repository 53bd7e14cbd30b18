import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

const spanish = () => import('./words.es.ts')

export const lawFirmWords = inLanguages(english.lawFirmWords, () =>
  spanish().then((words) => words.lawFirmWordsEs),
)
export const faqWords = inLanguages(english.faqWords, () =>
  spanish().then((words) => words.faqWordsEs),
)
