import type { Language, Wording } from '#lib/language.ts'
import { accountMessages as english } from './words.en.ts'
import { accountMessagesEs as spanish } from './words.es.ts'

export const accountMessages: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}
