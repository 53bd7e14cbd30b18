import { defineWords } from '../language/language.ts'
import * as en from './words.en.ts'

export const { previewWords } = defineWords({ en, es: () => import('./words.es.ts') })
