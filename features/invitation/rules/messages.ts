import type { Language, Wording } from '#lib/language.ts'
import { invitationMessages as english } from './words.en.ts'
import { invitationMessagesEs as spanish } from './words.es.ts'

export const invitationMessages: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}
