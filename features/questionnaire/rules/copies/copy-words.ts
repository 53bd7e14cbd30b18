// What stands on the copy of what was handed in, beside the content's own words, in each language.
import { copyWords } from './copy-words.en.ts'
import { copyWordsEs } from './copy-words.es.ts'

export const copyWordsIn = { en: copyWords, es: copyWordsEs } as const
