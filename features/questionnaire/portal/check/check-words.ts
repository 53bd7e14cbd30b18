import { defineWords } from '#ui/language/language.ts'
import * as en from './check-words.en.ts'

export const { checkWords } = defineWords({ en, es: () => import('./check-words.es.ts') })
