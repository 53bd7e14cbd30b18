import type { Wording } from '#lib/language.ts'
import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

export type DashboardWords = Wording<typeof english.dashboardWords>
export type ImportantDatesWords = Wording<typeof english.importantDatesWords>
export type FrameWords = Wording<typeof english.frameWords>

const spanish = () => import('./words.es.ts')

export const clientHomeWords = inLanguages(english.clientHomeWords, () =>
  spanish().then((words) => words.clientHomeWordsEs),
)
export const deactivatedCasesWords = inLanguages(english.deactivatedCasesWords, () =>
  spanish().then((words) => words.deactivatedCasesWordsEs),
)
export const deactivateWords = inLanguages(english.deactivateWords, () =>
  spanish().then((words) => words.deactivateWordsEs),
)
export const frameWords = inLanguages(english.frameWords, () =>
  spanish().then((words) => words.frameWordsEs),
)
export const dashboardWords = inLanguages(english.dashboardWords, () =>
  spanish().then((words) => words.dashboardWordsEs),
)
export const factStripWords = inLanguages(english.factStripWords, () =>
  spanish().then((words) => words.factStripWordsEs),
)
export const importantDatesWords = inLanguages(english.importantDatesWords, () =>
  spanish().then((words) => words.importantDatesWordsEs),
)
export const caseInformationWords = inLanguages(english.caseInformationWords, () =>
  spanish().then((words) => words.caseInformationWordsEs),
)
export const billingWords = inLanguages(english.billingWords, () =>
  spanish().then((words) => words.billingWordsEs),
)
