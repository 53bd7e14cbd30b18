import { inLanguages } from '#ui/language/language.ts'
import * as english from './form-words.en.ts'

const spanish = () => import('./form-words.es.ts')

export const fieldWords = inLanguages(english.fieldWords, () =>
  spanish().then((words) => words.fieldWordsEs),
)
export const listWords = inLanguages(english.listWords, () =>
  spanish().then((words) => words.listWordsEs),
)
export const deleteWords = inLanguages(english.deleteWords, () =>
  spanish().then((words) => words.deleteWordsEs),
)
export const helpWords = inLanguages(english.helpWords, () =>
  spanish().then((words) => words.helpWordsEs),
)
export const checkLineWords = inLanguages(english.checkLineWords, () =>
  spanish().then((words) => words.checkLineWordsEs),
)
export const flagWords = inLanguages(english.flagWords, () =>
  spanish().then((words) => words.flagWordsEs),
)
export const moreWords = inLanguages(english.moreWords, () =>
  spanish().then((words) => words.moreWordsEs),
)
export const periodWords = inLanguages(english.periodWords, () =>
  spanish().then((words) => words.periodWordsEs),
)
export const totalWords = inLanguages(english.totalWords, () =>
  spanish().then((words) => words.totalWordsEs),
)
export const readOnlyWords = inLanguages(english.readOnlyWords, () =>
  spanish().then((words) => words.readOnlyWordsEs),
)
