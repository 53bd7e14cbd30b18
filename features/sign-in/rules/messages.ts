import type { Language, Wording } from '#lib/language.ts'
import { signInMessages as english } from './words.en.ts'
import { signInMessagesEs as spanish } from './words.es.ts'

export const signInMessages: Readonly<Record<Language, Wording<typeof english>>> = {
  en: english,
  es: spanish,
}
