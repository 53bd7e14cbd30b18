import { inLanguages } from '#ui/language/language.ts'
import * as english from './flow-words.en.ts'

const spanish = () => import('./flow-words.es.ts')

export const personWords = inLanguages(english.personWords, () =>
  spanish().then((words) => words.personWordsEs),
)
export const verifyWords = inLanguages(english.verifyWords, () =>
  spanish().then((words) => words.verifyWordsEs),
)
export const verifySpouseWords = inLanguages(english.verifySpouseWords, () =>
  spanish().then((words) => words.verifySpouseWordsEs),
)
export const readingWords = inLanguages(english.readingWords, () =>
  spanish().then((words) => words.readingWordsEs),
)
export const disclosureWords = inLanguages(english.disclosureWords, () =>
  spanish().then((words) => words.disclosureWordsEs),
)
export const instructionsWords = inLanguages(english.instructionsWords, () =>
  spanish().then((words) => words.instructionsWordsEs),
)
export const verificationWords = inLanguages(english.verificationWords, () =>
  spanish().then((words) => words.verificationWordsEs),
)
export const accountStepWords = inLanguages(english.accountStepWords, () =>
  spanish().then((words) => words.accountStepWordsEs),
)
export const spouseStepWords = inLanguages(english.spouseStepWords, () =>
  spanish().then((words) => words.spouseStepWordsEs),
)
