import { defineSentences } from '#ui/language/language.ts'
import { notificationsProblems } from '../rules/problems.ts'

/** The refusals of acts that send a message, among others (spec: limits#message-limits). */
export const messageSentences = defineSentences({
  en: notificationsProblems,
  es: () => import('../rules/problems.es.ts'),
})
