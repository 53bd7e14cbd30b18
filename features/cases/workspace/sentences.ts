import { messageSentences } from '#features/notifications/workspace/message-sentences.ts'
import { defineSentences, mergeWords } from '#ui/language/language.ts'
import { permissionSentences } from '#ui/permissions/words.ts'
import { requestSentences } from '#ui/words.ts'
import { clientsProblems } from '../rules/clients/problems.ts'

/** The refusals of the operations on clients. */
export const clientSentences = mergeWords(
  mergeWords(mergeWords(requestSentences, permissionSentences), messageSentences),
  defineSentences({ en: clientsProblems, es: () => import('../rules/clients/problems.es.ts') }),
)
