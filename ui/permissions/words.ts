import { defineWords } from '../language/language.ts'

/** The refusal of any act of staff whose role was lowered meanwhile. */
export const { permissionSentences } = defineWords({
  es: () => import('./words.es.ts'),
  en: { permissionSentences: { 'staff.not-permitted': 'Your role does not allow this.' } },
})
