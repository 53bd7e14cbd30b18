import { inLanguages } from '#ui/language/language.ts'
import * as english from './words.en.ts'

const spanish = () => import('./words.es.ts')

export const intakeWords = inLanguages(english.intakeWords, () =>
  spanish().then((words) => words.intakeWordsEs),
)
export const introductionWords = inLanguages(english.introductionWords, () =>
  spanish().then((words) => words.introductionWordsEs),
)
export const termsWords = inLanguages(english.termsWords, () =>
  spanish().then((words) => words.termsWordsEs),
)
export const overviewWords = inLanguages(english.overviewWords, () =>
  spanish().then((words) => words.overviewWordsEs),
)
export const sentWords = inLanguages(english.sentWords, () =>
  spanish().then((words) => words.sentWordsEs),
)
export const submitWords = inLanguages(english.submitWords, () =>
  spanish().then((words) => words.submitWordsEs),
)
export const summaryWords = inLanguages(english.summaryWords, () =>
  spanish().then((words) => words.summaryWordsEs),
)
export const doneWords = inLanguages(english.doneWords, () =>
  spanish().then((words) => words.doneWordsEs),
)
