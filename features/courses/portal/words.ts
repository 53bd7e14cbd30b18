import { inLanguages } from '#ui/language/language.ts'
import * as rules from '../rules/words.en.ts'
import * as english from './words.en.ts'

const spanish = () => import('./words.es.ts')
const spanishOfRules = () => import('../rules/words.es.ts')

export const pageWords = inLanguages(english.pageWords, () =>
  spanish().then((words) => words.pageWordsEs),
)
export const infoWords = inLanguages(english.infoWords, () =>
  spanish().then((words) => words.infoWordsEs),
)
export const handInWords = inLanguages(english.handInWords, () =>
  spanish().then((words) => words.handInWordsEs),
)
export const choiceWords = inLanguages(english.choiceWords, () =>
  spanish().then((words) => words.choiceWordsEs),
)
export const confirmWords = inLanguages(english.confirmWords, () =>
  spanish().then((words) => words.confirmWordsEs),
)
export const foundWords = inLanguages(english.foundWords, () =>
  spanish().then((words) => words.foundWordsEs),
)
export const flowWords = inLanguages(english.flowWords, () =>
  spanish().then((words) => words.flowWordsEs),
)
export const registrationWords = inLanguages(english.registrationWords, () =>
  spanish().then((words) => words.registrationWordsEs),
)
export const pendingWords = inLanguages(english.pendingWords, () =>
  spanish().then((words) => words.pendingWordsEs),
)
export const certificateWords = inLanguages(english.certificateWords, () =>
  spanish().then((words) => words.certificateWordsEs),
)

export const bannerWords = inLanguages(rules.bannerWords, () =>
  spanishOfRules().then((words) => words.bannerWordsEs),
)
export const courseStatusLabels = inLanguages(rules.courseStatusLabels, () =>
  spanishOfRules().then((words) => words.courseStatusLabelsEs),
)
export const failureWords = inLanguages(rules.failureWords, () =>
  spanishOfRules().then((words) => words.failureWordsEs),
)
export const jointLabels = inLanguages(rules.jointLabels, () =>
  spanishOfRules().then((words) => words.jointLabelsEs),
)
export const priceWords = inLanguages(rules.priceWords, () =>
  spanishOfRules().then((words) => words.priceWordsEs),
)
