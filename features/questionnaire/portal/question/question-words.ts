import { inLanguages } from '#ui/language/language.ts'
import * as english from './question-words.en.ts'

const spanish = () => import('./question-words.es.ts')

export const questionWords = inLanguages(english.questionWords, () =>
  spanish().then((words) => words.questionWordsEs),
)
export const savingWords = inLanguages(english.savingWords, () =>
  spanish().then((words) => words.savingWordsEs),
)
