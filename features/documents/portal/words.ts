import type { Wording } from '#lib/language.ts'
import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

export type FolderWords = Wording<typeof english.folderWords>
export type DocumentWords = Wording<typeof english.documentWords>

const spanish = () => import('./words.es.ts')

export const submitWords = inLanguages(english.submitWords, () =>
  spanish().then((words) => words.submitWordsEs),
)
export const folderWords = inLanguages(english.folderWords, () =>
  spanish().then((words) => words.folderWordsEs),
)
export const documentWords = inLanguages(english.documentWords, () =>
  spanish().then((words) => words.documentWordsEs),
)
export const categoryWords = inLanguages(english.categoryWords, () =>
  spanish().then((words) => words.categoryWordsEs),
)
export const certificateWords = inLanguages(english.certificateWords, () =>
  spanish().then((words) => words.certificateWordsEs),
)
export const detailWords = inLanguages(english.detailWords, () =>
  spanish().then((words) => words.detailWordsEs),
)
export const editWords = inLanguages(english.editWords, () =>
  spanish().then((words) => words.editWordsEs),
)
export const loadingWords = inLanguages(english.loadingWords, () =>
  spanish().then((words) => words.loadingWordsEs),
)
