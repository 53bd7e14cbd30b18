import { copyWords } from './copy-words.en.ts'
import { copyWordsEs } from './copy-words.es.ts'

export const copyWordsIn = { en: copyWords, es: copyWordsEs } as const
