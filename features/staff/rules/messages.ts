import type { Language, Wording } from '#lib/language.ts'
import { staffMessages as english } from './words.en.ts'
import { staffMessagesEs as spanish } from './words.es.ts'

export const staffMessages: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}
