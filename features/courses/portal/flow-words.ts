import { defineWords } from '#ui/language/language.ts'
import * as en from './flow-words.en.ts'

export const {
  personWords,
  verifyWords,
  verifySpouseWords,
  readingWords,
  disclosureWords,
  instructionsWords,
  verificationWords,
  accountStepWords,
  spouseStepWords,
} = defineWords({ en, es: () => import('./flow-words.es.ts') })
