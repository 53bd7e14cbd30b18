import { defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { clientsProblems } from '../rules/clients/problems.ts'

/** The refusals of the operations on clients. */
export const clientSentences = mergeWords(
  requestSentences,
  defineSentences({ en: clientsProblems, es: () => import('../rules/clients/problems.es.ts') }),
)
