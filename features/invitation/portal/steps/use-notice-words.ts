import { useWords } from '#ui/language/language.ts'
import { creationSentences, invitationWords } from '../words.ts'
import type { NoticeWords } from './step-notices.ts'

export function useNoticeWords(): NoticeWords {
  return { words: useWords(invitationWords), sentences: useWords(creationSentences) }
}
