import type { Wording } from '#lib/language.ts'
import { defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { documentsProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export type FolderWords = Wording<typeof en.folderWords>
export type DocumentWords = Wording<typeof en.documentWords>

export const {
  submitWords,
  folderWords,
  documentWords,
  categoryWords,
  certificateWords,
  detailWords,
  editWords,
  loadingWords,
} = defineWords({ en, es: () => import('./words.es.ts') })

export const documentsSentences = mergeWords(
  requestSentences,
  defineSentences({ en: documentsProblems, es: () => import('../rules/problems.es.ts') }),
)
