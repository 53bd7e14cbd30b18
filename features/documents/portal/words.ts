// What the screens of the documents room say, in the languages of the product.
import type { Wording } from '#kit/language.ts'
import { inLanguages } from '#ui/language.ts'
import * as english from './words.en.ts'

export type FolderWords = Wording<typeof english.folderWords>

const spanish = () => import('./words.es.ts')

export const submitWords = inLanguages(english.submitWords, () => spanish().then((words) => words.submitWordsEs))
export const folderWords = inLanguages(english.folderWords, () => spanish().then((words) => words.folderWordsEs))
export const categoryWords = inLanguages(english.categoryWords, () => spanish().then((words) => words.categoryWordsEs))
export const detailWords = inLanguages(english.detailWords, () => spanish().then((words) => words.detailWordsEs))
export const loadingWords = inLanguages(english.loadingWords, () => spanish().then((words) => words.loadingWordsEs))
