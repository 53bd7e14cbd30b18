import type { Language, Wording } from '#lib/language.ts'
import { verificationMessages as english } from './words.en.ts'
import { verificationMessagesEs as spanish } from './words.es.ts'

export const verificationMessages: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}
