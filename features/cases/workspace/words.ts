import { defineWords } from '#ui/language/language.ts'
import type { Wording } from '#lib/language.ts'
import * as en from './words.en.ts'

export type ClientWords = Wording<typeof en.clientWords>

export const { bulkWords, clientWords, keyWords, listWords, paletteWords } = defineWords({
  en,
  es: () => import('./words.es.ts'),
})
