import { defineWords } from '#ui/language/language.ts'
import * as en from './words.en.ts'

export const { refusalWords } = defineWords({ en, es: () => import('./words.es.ts') })
