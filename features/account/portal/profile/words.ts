import type { Wording } from '#lib/language.ts'
import { defineWords } from '#ui/language/language.ts'
import * as en from './words.en.ts'

export type ProfileWords = Wording<typeof en.profileWords>

export const { profileWords } = defineWords({ en, es: () => import('./words.es.ts') })
