import { clientsProblems } from '#features/cases/rules/clients/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { reviewSentences } from '../review/words.ts'
import * as en from './words.en.ts'

export const { caseDocumentsWords } = defineWords({ en, es: () => import('./words.es.ts') })

/** The refusals of acts on a checklist. */
export const checklistSentences = mergeWords(
  mergeWords(
    reviewSentences,
    defineSentences({ en: documentsProblems, es: () => import('../../rules/problems.es.ts') }),
  ),
  defineSentences({
    en: clientsProblems,
    es: () => import('#features/cases/rules/clients/problems.es.ts'),
  }),
)
