// The words that a step's notices are made of, in the language of the moment.
import { useWords } from '#ui/language/language.ts'
import { creationSentences } from '../sentences.ts'
import type { NoticeWords } from './step-notices.ts'
import { invitationWords } from '../words.ts'

export function useNoticeWords(): NoticeWords {
  return {
    words: useWords(invitationWords),
    sentences: useWords(creationSentences),
    english: creationSentences.english,
  }
}
