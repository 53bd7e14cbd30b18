import { defineWords } from '#ui/language/language.ts'
import * as en from './form-words.en.ts'

export const {
  fieldWords,
  listWords,
  deleteWords,
  helpWords,
  checkLineWords,
  flagWords,
  moreWords,
  periodWords,
  totalWords,
  readOnlyWords,
} = defineWords({ en, es: () => import('./form-words.es.ts') })
