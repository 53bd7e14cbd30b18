import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

const spanish = () => import('./words.es.ts')

export const bellWords = inLanguages(english.bellWords, () =>
  spanish().then((words) => words.bellWordsEs),
)
export const notificationsWords = inLanguages(english.notificationsWords, () =>
  spanish().then((words) => words.notificationsWordsEs),
)
