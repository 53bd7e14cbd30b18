import type { Wording } from '#lib/language.ts'
import { defineWords } from '#ui/language/language.ts'
import * as en from './words.en.ts'

export type TodayWords = Wording<typeof en.todayWords>

export const { todayWords } = defineWords({ en, es: () => import('./words.es.ts') })
