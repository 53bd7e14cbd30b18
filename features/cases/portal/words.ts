import type { Wording } from '#lib/language.ts'
import { defineWords, defineSentences } from '#ui/language/language.ts'
import { casesProblems } from '../rules/problems.ts'
import * as en from './words.en.ts'

export type DashboardWords = Wording<typeof en.dashboardWords>
export type ImportantDatesWords = Wording<typeof en.importantDatesWords>
export type FrameWords = Wording<typeof en.frameWords>

export const {
  clientHomeWords,
  deactivatedCasesWords,
  deactivateWords,
  frameWords,
  dashboardWords,
  factStripWords,
  importantDatesWords,
  caseInformationWords,
  billingWords,
} = defineWords({ en, es: () => import('./words.es.ts') })

export const casesSentences = defineSentences({
  en: casesProblems,
  es: () => import('../rules/problems.es.ts'),
})
